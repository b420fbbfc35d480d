import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeChunks, type Chunk } from './merge-chunks.ts'

const chunk = (name: string, changes: Partial<Chunk> = {}): Chunk => ({
  name,
  bytes: 1000,
  imports: [],
  modules: [name],
  visits: 0,
  isFixed: false,
  ...changes,
})
const screen = (name: string, imports: string[], visits = 1) => chunk(name, { imports, visits })
const sorted = (files: string[][]) => files.map((names) => names.toSorted().join(' ')).toSorted()

describe('merging shared files', () => {
  it('joins what the same screens need, and what a screen loads in vain for less than a request', () => {
    const chunks = [
      screen('list', ['a', 'b', 'c']),
      screen('page', ['a', 'b']),
      ...['a', 'b', 'c'].map((name) => chunk(name)),
    ]
    expect(mergeChunks(chunks, 1500).map((names) => names.toSorted())).toEqual([['a', 'b', 'c']])
  })

  it('leaves apart what costs a screen more than the request', () => {
    const chunks = [
      screen('list', ['a', 'b']),
      screen('page', ['a']),
      chunk('a'),
      chunk('b', { bytes: 9000 }),
    ]
    expect(sorted(mergeChunks(chunks, 1500))).toEqual(['a', 'b'])
  })

  it('counts what a small file brings along', () => {
    const chunks = [
      screen('list', ['a', 'b']),
      screen('page', ['a']),
      chunk('a'),
      chunk('b', { imports: ['library'] }),
      chunk('library', { bytes: 9000, isFixed: true }),
    ]
    expect(sorted(mergeChunks(chunks, 1500))).toEqual(['a', 'b'])
  })

  it('weighs screens by their visits', () => {
    const chunks = (visits: number) => [
      screen('list', ['a', 'b'], visits),
      screen('page', ['a']),
      chunk('a'),
      chunk('b', { bytes: 9000 }),
    ]
    expect(mergeChunks(chunks(10), 1500)).toHaveLength(1)
  })

  it('keeps entries and fixed files as they are', () => {
    const chunks = [screen('list', ['a', 'b']), chunk('a'), chunk('b', { isFixed: true })]
    expect(mergeChunks(chunks, 1500)).toEqual([['a']])
  })

  it('makes no circle: a third file between two keeps them apart', () => {
    const chunks = [
      screen('list', ['a']),
      chunk('a', { imports: ['fixed'] }),
      chunk('fixed', { imports: ['b'], isFixed: true }),
      chunk('b'),
    ]
    expect(sorted(mergeChunks(chunks, 1500))).toEqual(['a', 'b'])
  })

  it('keeps every module once, and imports free of circles, whatever the files', () => {
    const graph = fc.array(
      fc.record({
        bytes: fc.integer({ min: 1, max: 5000 }),
        visits: fc.constantFrom(0, 0, 1, 8),
        isFixed: fc.boolean(),
        later: fc.array(fc.nat(30), { maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 14 },
    )
    fc.assert(
      fc.property(graph, (drawn) => {
        const chunks = drawn.map(({ later, ...rest }, index) =>
          chunk(String(index), {
            ...rest,
            imports: [...new Set(later.map((step) => index + 1 + step))]
              .filter((to) => to < drawn.length)
              .map(String),
          }),
        )
        const merged = mergeChunks(chunks, 2000)
        const open = chunks.filter(({ visits, isFixed }) => visits === 0 && !isFixed)
        expect(merged.flat().toSorted()).toEqual(open.map(({ name }) => name).toSorted())
        expect(hasCircle(chunks, merged)).toBe(false)
      }),
    )
  })
})

function hasCircle(chunks: readonly Chunk[], merged: string[][]): boolean {
  const fileOf = new Map(chunks.map(({ name }) => [name, `alone ${name}`]))
  for (const [index, names] of merged.entries())
    for (const name of names) fileOf.set(name, `merged ${index}`)
  const imports = new Map<string, Set<string>>()
  for (const { name, imports: to } of chunks) {
    const file = fileOf.get(name)!
    const all = imports.get(file) ?? new Set()
    for (const target of to) all.add(fileOf.get(target)!)
    all.delete(file)
    imports.set(file, all)
  }
  // What nothing that is left imports can go; what cannot go is in a circle.
  for (let isSmaller = true; isSmaller;) {
    const imported = new Set([...imports.values()].flatMap((to) => [...to]))
    const free = [...imports.keys()].filter((file) => !imported.has(file))
    for (const file of free) imports.delete(file)
    isSmaller = free.length > 0
  }
  return imports.size > 0
}
