import { expect, test } from 'vitest'
import { exactWords, markedWords, withCompounds } from './question.ts'

test.each([
  ['sous-traitance', 'sous-traitance or soustraitance'],
  ['préavis -court', 'préavis -court'],
  ['2026-0012', '2026-0012'],
  ['"trois mois"', '"trois mois"'],
  ['loyer 48 300', 'loyer 48300'],
  ['L. 145-9', 'l145h9'],
  ['', ''],
])('asks the index for %s', (typed, asked) => {
  expect(withCompounds(typed)).toBe(asked)
})

test.each([
  ['résilier les contrats', ['résilier', 'contrats']],
  ['Les', []],
  ['"les parties" les', ['"les', 'parties"']],
  ['lesquels', ['lesquels']],
])('ignores the stop word of %s', (typed, asked) => {
  expect(withCompounds(typed).split(/\s+/).filter(Boolean)).toEqual(asked)
})

test.each([
  ['préavis', ['préavis']],
  ['préavis -court', ['préavis']],
  ['-court', []],
  ['préavis or délai', ['préavis', 'délai']],
  ['sous-traitance', ['sous-traitance', 'soustraitance']],
])('marks the words of %s', (typed, words) => {
  expect([...new Set(markedWords(typed).split(/\s+/).filter(Boolean))]).toEqual(words)
})

test.each([
  ['élévateur -court', ['\\m[eéèêë]l[eéèêë]v[aàâäáã]t[eéèêë][uùûüú]r[sx]?\\M']],
  ['lots', ['\\ml[oôöóòõ]t[sx]?\\M']],
  ['travaux', ['\\mtr[aàâäáã]v[aàâäáã][uùûüú][sx]?\\M']],
  ['vis', ['\\mv[iîïíì]s[sx]?\\M']],
  ['"Prix" 48 300', ['\\mpr[iîïíì]x\\M']],
])('looks for the words of %s as they are', (typed, patterns) => {
  expect(exactWords(typed)).toEqual(patterns)
})
