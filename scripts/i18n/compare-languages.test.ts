import { expect, test } from 'vitest'
import { compareLanguages } from './compare-languages.ts'
import { readCatalogues } from './read-catalogues.ts'

test('every language of the catalogues is complete', () => {
  expect(compareLanguages(readCatalogues())).toEqual([])
})

const area = (texts: Record<string, string>) => new Map([['x', new Map(Object.entries(texts))]])

test.each([
  ['a missing key', { 'x.a': 'A', 'x.b': 'B' }, { 'x.a': 'A' }, 'en/x.json: x.b is missing'],
  [
    'a key too many',
    { 'x.a': 'A' },
    { 'x.a': 'A', 'x.b': 'B' },
    'en/x.json: x.b is not in the French source',
  ],
  [
    'another parameter',
    { 'x.a': 'Le {{title}}' },
    { 'x.a': 'The {{name}}' },
    'en/x.json: x.a has { name: string | number }, the French has { title: string | number }',
  ],
  [
    'another format',
    { 'x.a': 'Le {{end, day}}' },
    { 'x.a': 'The {{end}}' },
    'en/x.json: x.a has { end: string | number }, the French has { end: string }',
  ],
  ['an empty text', { 'x.a': 'A' }, { 'x.a': ' ' }, 'en/x.json: x.a is empty'],
  ['a broken placeholder', { 'x.a': 'A' }, { 'x.a': 'A {{}}' }, undefined],
  [
    'a plural without other',
    { 'x.a_one': 'A', 'x.a_other': 'B' },
    { 'x.a_one': 'A' },
    'en/x.json: x.a_other is missing',
  ],
  [
    'nesting',
    { 'x.a': 'A' },
    { 'x.a': '$t(x.b)' },
    'en/x.json: x.a nests with $t(), which is not supported',
  ],
])('finds %s', (_, french, english, problem) => {
  const texts = { fr: area(french), en: area(english), es: area(french) }
  const found = compareLanguages(texts)
  if (problem) expect(found).toContain(problem)
  else expect(found).not.toEqual([])
})

test('finds a language that lacks a whole area', () => {
  const texts = { fr: area({ 'x.a': 'A' }), en: area({ 'x.a': 'A' }), es: new Map() }
  expect(compareLanguages(texts)).toEqual(['es/x.json is missing'])
})
