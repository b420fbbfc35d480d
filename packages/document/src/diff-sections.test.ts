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

test('shows what changed word by word', () => {
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

test('says nothing changed when nothing did', () => {
  expect(diffTexts('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b' }])
  expect(diffTexts('', '')).toEqual([])
})

test('gives both texts back, whatever they are', () => {
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

test('shows texts with little in common as replaced, in bounded time', () => {
  const numbers = (seed: number) =>
    Array.from({ length: 20_000 }, (_, index) => (index * seed) % 9973).join(' ')
  const changes = diffTexts(numbers(31), numbers(37))
  expect(without(changes, 'added')).toBe(numbers(31))
  expect(without(changes, 'removed')).toBe(numbers(37))
})
