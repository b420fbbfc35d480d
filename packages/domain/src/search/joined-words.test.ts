import { expect, test } from 'vitest'
import { joinedWords, withJoinedWords } from './joined-words.ts'

const wordsOf = (text: string) => joinedWords(text).map(({ word }) => word)

test.each([
  ['un loyer de 48 300,00 euros', ['48300']],
  ['48\u202F300 et 1\u00A0354\u00A0900', ['48300', '1354', '1354900', '354900']],
  ['SIREN 443 061 841', ['443061', '443061841', '061841']],
  ['SIRET 443 061 841 00012', ['443061', '443061841', '44306184100012', '061841']],
  ['tél. 01 44 55 66 77', ['0144556677']],
  ['FR76 3000 6000 0112', ['fr7630006000', 'fr76300060000112', '300060000112']],
  ['50\n000 euros', ['50000']],
  ['article 5 100 000 euros', ['5100', '5100000', '100000']],
  ['le 31 12 2026, 3 mois, 10 20 30', []],
  ['A1 300 300A', []],
])('numbers written in groups: %s', (text, expected) => {
  expect(wordsOf(text)).toEqual(expected)
})

test.each([
  ['article L. 145-9', ['l145', 'l145h9']],
  ['L.100, R121-1 et D 223', ['l100', 'r121', 'r121h1', 'd223']],
  ['A. 12 mais A 12 et à 12', ['a12']],
  ['AL. 12', []],
])('articles of a code: %s', (text, expected) => {
  expect(wordsOf(text)).toEqual(expected)
})

test('each has its range in the text', () => {
  const text = 'Selon l’article L. 145-9, 48 300 euros'
  expect(joinedWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '48 300',
    'L. 145-9',
    'L. 145-9',
  ])
})

test.each([
  ['loyer de 48 300 euros', 'loyer de 48300 euros'],
  ['443 061 841', '443061841'],
  ['L. 100', 'l100'],
  ['art. l.145-9', 'art. l145h9'],
  ['L 145-9', 'l145h9'],
  ['l145-9', 'l145h9'],
  ['"L. 100"', '"l100"'],
  ['"48 300"', '"48300"'],
  ['"article L. 100 du code"', '"article L. 100 du code"'],
  ['à 30 jours, a 30 jours', 'à 30 jours, a 30 jours'],
  ['2026-0012', '2026-0012'],
  ['préavis -48', 'préavis -48'],
])('the query %s', (typed, asked) => {
  expect(withJoinedWords(typed)).toBe(asked)
})
