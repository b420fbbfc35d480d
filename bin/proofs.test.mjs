import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findProof } from './proofs.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tacite-proofs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'mutation'))
for (const file of ['mutation.ts', 'kills.ts', 'kills.test.ts', 'mutation/score.ts'])
  writeFileSync(join(folder, file), '')

test('finds the script of a proof', () => {
  expect(findProof('mutation', folder)).toBe(join(folder, 'mutation.ts'))
})

test('lists the proofs when none is named, without their tests and helpers', () => {
  expect(() => findProof(undefined, folder)).toThrow(
    /^choose a proof: npm run prove -- kills \| mutation$/,
  )
})

test.each(['toString', '../prove/kills', 'kills.test', 'mutation/score'])(
  'refuses "%s", and lists the proofs',
  (name) => {
    expect(() => findProof(name, folder)).toThrow(
      `there is no proof "${name}"; choose a proof: npm run prove -- kills | mutation`,
    )
  },
)

test('says so when no proof is registered', () => {
  expect(() => findProof(undefined, join(folder, 'missing'))).toThrow('no proof is registered yet')
})
