import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likeness, NEARLY_THE_SAME, SHINGLE_KEYS, shinglesOf } from './shingles.ts'

const text = (seed: number, words = 400) =>
  Array.from({ length: words }, (_, at) => `mot${(at * 7919 + seed * 104_729) % 100_003}`)

test('a text is wholly like itself, however it is spaced and spelled', () => {
  const words = text(1)
  const one = shinglesOf(words.join(' '))
  expect(likeness(one, shinglesOf(words.join('\n  ').toUpperCase()))).toBe(1)
  expect(one).toHaveLength(128)
})

test('a few other words leave it nearly the same, another text is not', () => {
  const words = text(1)
  const changed = words.with(100, 'autre').with(300, 'date')
  const near = likeness(shinglesOf(words.join(' ')), shinglesOf(changed.join(' ')))
  expect(near).toBeGreaterThanOrEqual(NEARLY_THE_SAME)
  expect(near).toBeLessThan(1)
  expect(likeness(shinglesOf(words.join(' ')), shinglesOf(text(2).join(' ')))).toBeLessThan(0.1)
})

test('texts that are nearly the same share a key by which one finds the other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 9_999 }),
      fc.integer({ min: 0, max: 390 }),
      (seed, at) => {
        const words = text(seed)
        const one = shinglesOf(words.join(' '))
        const other = shinglesOf(words.with(at, 'autre').join(' '))
        expect(
          one.slice(0, SHINGLE_KEYS).some((key) => other.slice(0, SHINGLE_KEYS).includes(key)),
        ).toBe(true)
        expect(likeness(one, other)).toBe(likeness(other, one))
      },
    ),
  )
})

test('likeness is the share of the smallest hashes of both texts that both have', () => {
  const sample = fc
    .uniqueArray(fc.integer({ min: -90, max: 90 }), { minLength: 1, maxLength: 128 })
    .map((hashes) => hashes.toSorted((one, other) => one - other))
  fc.assert(
    fc.property(sample, sample, (one, other) => {
      const union = [...new Set([...one, ...other])].toSorted((a, b) => a - b)
      const smallest = union.slice(0, Math.max(one.length, other.length))
      const common = smallest.filter((hash) => one.includes(hash) && other.includes(hash))
      expect(likeness(one, other)).toBe(common.length / smallest.length)
    }),
  )
})

test('a text too short to be compared is like none', () => {
  expect(shinglesOf('Bon pour accord')).toEqual([])
  expect(likeness([], [])).toBe(0)
})
