import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BANNED_PACKAGES, findBanned } from './banned-packages.ts'
import { readLock, type Lock, type LockedPackage } from './lock.ts'

const lockOf = (packages: Record<string, LockedPackage>): Lock => ({
  name: 'tacite',
  version: '1.0.0',
  packages: { '': { version: '1.0.0' }, ...packages },
})

const verdict = (name: string, version: string) =>
  findBanned(lockOf({ [`node_modules/${name}`]: { version } })).length > 0

test('nothing that this repository installs is banned', () => {
  expect(findBanned(readLock(join(import.meta.dirname, '../..')))).toEqual([])
})

test('a banned package is named with its folder and the reason', () => {
  expect(
    findBanned(lockOf({ 'node_modules/pg/node_modules/samlify': { version: '2.9.0' } })),
  ).toEqual([
    expect.stringMatching(
      /^samlify@2\.9\.0 is banned \(node_modules\/pg\/node_modules\/samlify\): .*OpenID/,
    ),
  ])
})

test('an alias does not hide one', () => {
  const aliased = { 'node_modules/harmless': { name: 'better-auth', version: '1.4.0' } }
  expect(findBanned(lockOf(aliased))).toEqual([expect.stringMatching(/^better-auth@1\.4\.0 /)])
})

test.each([
  ['mammoth', '1.10.0', true],
  ['mammoth', '1.9.2', true],
  ['mammoth', '0.12.0', true],
  ['mammoth', '1.11.0-beta.1', true],
  ['mammoth', '1.11.0', false],
  ['mammoth', '1.11.1-beta', false],
  ['mammoth', '2.0.0', false],
  ['chalk', '5.6.1', true],
  ['chalk', '5.6.2', false],
  ['xml-crypto', '6.1.2', true],
  ['pg', '8.23.1', false],
])('%s %s: %s', (name, version, isBanned) => {
  expect(verdict(name, version)).toBe(isBanned)
})

test('every line says why, and names a package once per version', () => {
  const lines = BANNED_PACKAGES.map(({ name, below, exactly }) => `${name} ${below} ${exactly}`)
  expect(new Set(lines).size).toBe(lines.length)
  for (const { reason } of BANNED_PACKAGES) expect(reason.length).toBeGreaterThan(20)
})
