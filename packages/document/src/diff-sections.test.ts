import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeRichText } from './compose-rich-text.ts'
import { diffSections, diffTexts } from './diff-sections.ts'
import type { TextChange } from './diff-sections.ts'

const without = (changes: TextChange[], kind: TextChange['kind']) =>
  changes
    .filter((change) => change.kind !== kind)
    .map(({ text }) => text)
    .join('')

test('shows changes word by word', () => {
  const before = composeRichText('Le préavis est de trois mois.')
  const after = composeRichText('Le préavis est de six mois pleins.')
  expect(diffSections(before, after)).toEqual([
    { kind: 'same', text: 'Le préavis est de ' },
    { kind: 'removed', text: 'trois' },
    { kind: 'added', text: 'six' },
    { kind: 'same', text: ' mois' },
    { kind: 'added', text: ' pleins' },
    { kind: 'same', text: '.' },
  ])
})

test('shows no change when there is none', () => {
  expect(diffTexts('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b' }])
  expect(diffTexts('', '')).toEqual([])
})

test('reproduces both texts, whatever they are', () => {
  const words = fc
    .array(fc.constantFrom('le ', 'prix', ' est', 'de', ', ', '\n', 'été', '12 '))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(words, words, (before, after) => {
      const changes = diffTexts(before, after)
      expect(without(changes, 'added')).toBe(before)
      expect(without(changes, 'removed')).toBe(after)
    }),
    { numRuns: 500 },
  )
})

test('shows removed spaces', () => {
  expect(diffTexts('a  b', 'a b')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: '  ' },
    { kind: 'added', text: ' ' },
    { kind: 'same', text: 'b' },
  ])
})

test('finds the minimal number of changed words', () => {
  const words = fc.array(fc.constantFrom('.', ',', ';', ':'), { maxLength: 12 })
  fc.assert(
    fc.property(words, words, (before, after) => {
      const changes = diffTexts(before.join(''), after.join(''))
      const same = changes.filter(({ kind }) => kind === 'same')
      const kept = same.reduce((count, { text }) => count + text.length, 0)
      expect(kept).toBe(longestCommonPart(before, after))
    }),
    { numRuns: 500 },
  )
})

test('compares word by word up to 1500 changed words, and keeps common parts around more of them', () => {
  const around = (words: number) => `Avant ${'.'.repeat(words)}x${'.'.repeat(750)} après`
  expect(diffTexts(around(750), 'Avant x après')).toEqual([
    { kind: 'same', text: 'Avant ' },
    { kind: 'removed', text: '.'.repeat(750) },
    { kind: 'same', text: 'x' },
    { kind: 'removed', text: '.'.repeat(750) },
    { kind: 'same', text: ' après' },
  ])
  expect(diffTexts(around(751), 'Avant x après')).toEqual([
    { kind: 'same', text: 'Avant ' },
    { kind: 'removed', text: `${'.'.repeat(751)}x${'.'.repeat(750)}` },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: ' après' },
  ])
  const added = diffTexts('Avant x après', around(750))
  expect(added.map(({ kind }) => kind)).toEqual(['same', 'added', 'same', 'added', 'same'])
})

test('shows texts with little in common as replaced, in bounded time', () => {
  const numbers = (seed: number) =>
    Array.from({ length: 20_000 }, (_, index) => (index * seed) % 9973).join(' ')
  const changes = diffTexts(numbers(31), numbers(37))
  expect(without(changes, 'added')).toBe(numbers(31))
  expect(without(changes, 'removed')).toBe(numbers(37))
})

/** The length of the longest common subsequence of two word lists: with or without the first of them. */
function longestCommonPart(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one
  if (first === undefined) return 0
  const at = other.indexOf(first)
  const withoutFirst = longestCommonPart(rest, other)
  return at < 0
    ? withoutFirst
    : Math.max(withoutFirst, 1 + longestCommonPart(rest, other.slice(at + 1)))
}
