import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completeLock, findMissingSiblings } from './lock-siblings.mjs'
import { root } from './places.mjs'

test('the committed lock describes every platform of every native package', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  expect(findMissingSiblings(lock).map(({ path }) => path)).toEqual([])
})

const LOCK = {
  packages: {
    '': { name: 'example' },
    'node_modules/native': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {
        '@native/linux-x64-gnu': '1.0.0',
        '@native/linux-arm-musleabihf': '1.0.0',
        fsevents: '^2.0.0',
      },
    },
    'node_modules/@native/linux-x64-gnu': { version: '1.0.0', optional: true },
  },
}

test('describes a missing sibling by its name', () => {
  expect(findMissingSiblings(LOCK)).toEqual([
    {
      path: 'node_modules/@native/linux-arm-musleabihf',
      entry: {
        version: '1.0.0',
        cpu: ['arm'],
        libc: ['musl'],
        os: ['linux'],
        dev: true,
        optional: true,
      },
    },
  ])
})

test('leaves nothing missing, and existing entries unchanged', () => {
  const completed = completeLock(LOCK)
  expect(findMissingSiblings(completed)).toEqual([])
  expect(completed.packages).toMatchObject(LOCK.packages)
})

test('puts another version of a known sibling below its own parent', () => {
  const older = { version: '0.9.0', optionalDependencies: { '@native/linux-x64-gnu': '0.9.0' } }
  const packages = { ...LOCK.packages, 'node_modules/tool/node_modules/native': older }
  expect(findMissingSiblings({ packages }).map(({ path }) => path)).toContain(
    'node_modules/tool/node_modules/native/node_modules/@native/linux-x64-gnu',
  )
})
