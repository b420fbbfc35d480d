import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foreignPackages, readLock } from './lock.ts'
import { renderSbom } from './render-sbom.ts'

interface Sbom {
  components: {
    'bom-ref': string
    name: string
    scope: string
    hashes?: unknown[]
    licenses: unknown[]
  }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const lock = readLock(join(import.meta.dirname, '../..'))
const text = renderSbom(lock)
const sbom = JSON.parse(text) as Sbom
const refs = sbom.components.map((component) => component['bom-ref'])

test('the same lock gives the same text, whatever the order of its entries', () => {
  const packages = Object.fromEntries(Object.entries(lock.packages).toReversed())
  expect(renderSbom({ ...lock, packages })).toBe(text)
})

test('it has every package that an installation runs, with its hash and its licence, and no tool of the tests', () => {
  const run = foreignPackages(lock).filter(([, { dev }]) => !dev)
  expect(new Set(refs).size).toBe(refs.length)
  expect(refs.length).toBeGreaterThan(200)
  for (const [path] of run) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 13)
    expect(refs.some((ref) => ref.startsWith(`pkg:npm/${name.replace('@', '%40')}@`))).toBe(true)
  }
  // npm leaves the hash and the licence of some executables for other platforms out of the lock.
  const bare = sbom.components.filter(({ hashes, licenses }) => !hashes || licenses.length !== 1)
  expect(bare.filter(({ scope }) => scope !== 'optional')).toEqual([])
  expect(refs.filter((ref) => /vitest|playwright|stryker/.test(ref))).toEqual([])
})

test('every dependency is one of its components, found as Node finds it', () => {
  const known = new Set(refs)
  const unknown = sbom.dependencies
    .flatMap(({ dependsOn }) => dependsOn)
    .filter((ref) => !known.has(ref))
  expect(unknown).toEqual([])
  const [root, ...others] = sbom.dependencies
  expect(others.map(({ ref }) => ref)).toEqual(refs)
  expect(root!.dependsOn.some((ref) => ref.startsWith('pkg:npm/fastify@'))).toBe(true)
  const nested = {
    name: 'x',
    version: '1.0.0',
    packages: {
      '': { version: '1.0.0', dependencies: { one: '1', two: '1' } },
      'node_modules/one': { version: '1.0.0', dependencies: { two: '2' } },
      'node_modules/one/node_modules/two': { version: '2.0.0' },
      'node_modules/two': { version: '1.0.0' },
    },
  }
  expect((JSON.parse(renderSbom(nested)) as Sbom).dependencies).toEqual([
    { ref: 'pkg:npm/x@1.0.0', dependsOn: ['pkg:npm/one@1.0.0', 'pkg:npm/two@1.0.0'] },
    { ref: 'pkg:npm/one@1.0.0', dependsOn: ['pkg:npm/two@2.0.0'] },
    { ref: 'pkg:npm/two@1.0.0', dependsOn: [] },
    { ref: 'pkg:npm/two@2.0.0', dependsOn: [] },
  ])
})

test('the committed bill of materials is that of the lock file', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/sbom.cdx.json'), 'utf8')).toBe(text)
})
