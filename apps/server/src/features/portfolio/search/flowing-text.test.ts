import { expect, test } from 'vitest'
import { flowingText } from './flowing-text.ts'

const full = 'Le contrat prend effet à la date de sa signature par les deux parties pour'

test.each([
  [
    'a paragraph is one line',
    `${full}\nune durée de trois ans.`,
    `${full} une durée de trois ans.`,
  ],
  [
    'a heading keeps its line',
    `Article 5 Durée\n${full}\ntrois ans.\nArticle 6 Préavis`,
    `Article 5 Durée\n${full} trois ans.\nArticle 6 Préavis`,
  ],
  [
    'a name that follows an abbreviation does not begin a line',
    `${full} l’art. 5 du\nCode civil`,
    `${full} l’art. 5 du Code civil`,
  ],
  ['a sentence that ends a line ends it', `${full}.\n${full}`, `${full}.\n${full}`],
  ['a numbered title begins a line', `${full}\n5.1 Durée`, `${full}\n5.1 Durée`],
  [
    'a list keeps its lines',
    `${full}\n• le prix\n(a) le délai`,
    `${full}\n• le prix\n(a) le délai`,
  ],
  [
    'an address keeps its lines',
    '12 rue des Lilas\n35000 Rennes',
    '12 rue des Lilas\n35000 Rennes',
  ],
  [
    'a table of contents keeps its lines',
    `Article 1 Objet ${'. '.repeat(40)}2\nArticle 2 Prix ${'. '.repeat(40)}3`,
    `Article 1 Objet ${'. '.repeat(40)}2\nArticle 2 Prix ${'. '.repeat(40)}3`,
  ],
  ['nothing is nothing', '', ''],
])('%s', (_, text, read) => {
  expect(flowingText(text)).toBe(read)
  expect(flowingText(text)).toHaveLength(text.length)
})
