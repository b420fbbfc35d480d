import { expect, test } from 'vitest'
import { foldedBeginning, wordsOf } from './split-words.ts'

test('words have their positions in the text', () => {
  const text = 'L’article 12, « cœur » : e\u0301tat\n— fin.'
  const words = wordsOf(text)
  expect(words.map(({ word }) => word)).toEqual(['L', 'article', '12', 'cœur', 'e\u0301tat', 'fin'])
  for (const { word, start, end } of words) expect(text.slice(start, end)).toBe(word)
})

test('a text without words has none', () => {
  expect(wordsOf(' — … ')).toEqual([])
})

test.each([
  ['Résiliation', 'res'],
  ['RESILIER', 'res'],
  ['e\u0301tat', 'eta'],
  ['Œuvre', 'oeu'],
  ['æquo', 'aeq'],
  ['12', '12'],
])('%s begins with %s', (word, beginning) => {
  expect(foldedBeginning(word)).toBe(beginning)
})
