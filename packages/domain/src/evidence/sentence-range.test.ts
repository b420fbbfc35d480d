import { expect, test } from 'vitest'
import { sentenceRange } from './sentence-range.ts'

const TEXT = 'Article 3\nIl prend fin le\n31 mars 2027.\n\nIl prend fin le 31 mars 2027.'
const at = (word: string, from = 0) => {
  const start = TEXT.indexOf(word, from)
  return { start, end: start + word.length }
}

test('finds a sentence that was kept on one line among its lines', () => {
  const { start, end } = sentenceRange(TEXT, at('31 mars 2027'), 'Il prend fin le 31 mars 2027.')
  expect(TEXT.slice(start, end)).toBe('Il prend fin le\n31 mars 2027.')
})

test('finds the one that holds the value, where it stands twice', () => {
  const second = at('31 mars 2027', 40)
  const { start, end } = sentenceRange(TEXT, second, 'Il prend fin le 31 mars 2027.')
  expect([start, end]).toEqual([TEXT.lastIndexOf('Il'), TEXT.length])
})

test('finds what is left of a sentence that was cut', () => {
  const { start, end } = sentenceRange(TEXT, at('31 mars 2027'), '…fin le 31 mars…')
  expect([start, end]).toEqual([at('31 mars 2027').start, at('31 mars 2027').end])
  const within = sentenceRange(TEXT, at('31 mars'), '…fin le 31 mars…')
  expect(TEXT.slice(within.start, within.end)).toBe('fin le\n31 mars')
})

test('gives the value itself where the text is another', () => {
  expect(sentenceRange(TEXT, at('31 mars 2027'), 'Une autre phrase.')).toEqual(at('31 mars 2027'))
})
