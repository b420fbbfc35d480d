import { expect, test } from 'vitest'
import { selectedText, wordTowards } from './word-range.ts'

/** Two lines: « Le contrat finit » and « le 31 mars ». */
const TEXT = 'Le contrat finit\nle 31 mars'
const word = (text: string, left: number, top: number) => {
  const start = TEXT.indexOf(text)
  return { start, end: start + text.length, box: { left, top, width: 0.1, height: 0.02 } }
}
const WORDS = [
  word('Le', 0, 0),
  word('contrat', 0.2, 0),
  word('finit', 0.4, 0),
  word('le 31'.slice(0, 2), 0, 0.05),
  word('31', 0.2, 0.05),
  word('mars', 0.4, 0.05),
]

test.each([
  [0, 'ArrowRight', 1],
  [5, 'ArrowRight', 5],
  [0, 'ArrowLeft', 0],
  [1, 'ArrowDown', 4],
  [2, 'ArrowDown', 5],
  [5, 'ArrowUp', 2],
  [4, 'ArrowDown', 4],
  [0, 'ArrowUp', 0],
])('from word %i, %s leads to word %i', (from, key, to) => {
  expect(wordTowards(WORDS, from, key)).toBe(to)
})

test('a selection reads the same in both directions, on one line', () => {
  const page = { text: TEXT, words: WORDS }
  const there = selectedText(page, { anchor: 2, focus: 4 })
  expect(there).toEqual({ start: 11, end: 22, quote: 'finit le 31' })
  expect(selectedText(page, { anchor: 4, focus: 2 })).toEqual(there)
})
