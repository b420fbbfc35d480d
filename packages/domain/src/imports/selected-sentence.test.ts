import { expect, test } from 'vitest'
import { selectedSentence } from './selected-sentence.ts'

const TEXT = 'Article 2 - Durée\nIl prend fin\nle 31 mars 2027. Sans préavis.\nArticle 3 - Prix'

const around = (words: string) => {
  const start = TEXT.indexOf(words)
  return selectedSentence(TEXT, { start, end: start + words.length })
}

test('the sentence that holds the words, on one line', () => {
  expect(around('31 mars 2027')).toBe('Il prend fin le 31 mars 2027.')
})

test('two sentences where the words reach over both', () => {
  expect(around('2027. Sans')).toBe('Il prend fin le 31 mars 2027. Sans préavis.')
})
