import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { delimiterOf, DELIMITERS, readRecords, splitCells } from './delimited-text.ts'

const cells = (text: string) =>
  readRecords(text).map((record) => splitCells(record.text, delimiterOf(record.text) ?? ';'))

test.each([
  ['a\tb;c,d', [['a', 'b;c,d']]],
  ['a;b,c', [['a', 'b,c']]],
  ['a,b', [['a', 'b']]],
  ['"a\tz";b', [['a\tz', 'b']]],
  ['a b', [['a b']]],
  ['', []],
])('%j is split at tabs, else at semicolons, else at commas', (text, expected) => {
  expect(cells(text)).toEqual(expected)
})

test('each line has its own delimiter', () => {
  expect(cells('a\tb\nc;d\ne,f\ng')).toEqual([['a', 'b'], ['c', 'd'], ['e', 'f'], ['g']])
})

test('a quoted cell may contain delimiters, line breaks and doubled quotes', () => {
  expect(cells('"b;c";"d\ne"')).toEqual([['b;c', 'd\ne']])
  expect(cells('"dit ""Léa""";x')).toEqual([['dit "Léa"', 'x']])
  expect(cells('"";x')).toEqual([['', 'x']])
  expect(cells(' "a;b" ;x')).toEqual([['a;b', 'x']])
})

test('a quote inside a cell, or one that is never closed, is an ordinary character', () => {
  expect(cells('l"été;x')).toEqual([['l"été', 'x']])
  expect(cells('a;"b\nc;d')).toEqual([
    ['a', '"b'],
    ['c', 'd'],
  ])
})

test('cells are trimmed, and a row of empty ones is left out', () => {
  expect(cells(' a ; b \n ; \n\nc;d\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('a row has the number of its first line, whatever the line breaks', () => {
  const lines = (text: string) => readRecords(text).map(({ line }) => line)
  expect(lines('a\n\nb\nc')).toEqual([1, 3, 4])
  expect(lines('a\r\n\r\nb\rc')).toEqual([1, 3, 4])
  expect(lines('"a\nb";c\nd')).toEqual([1, 3])
  expect(lines('\n\na')).toEqual([3])
})

test('the byte order mark of spreadsheets is not part of the first cell', () => {
  expect(cells('\uFEFFa;b')).toEqual([['a', 'b']])
  expect(cells('a;\uFEFFb')[0]?.[0]).toBe('a')
})

test('what a spreadsheet writes is read back, cell by cell', () => {
  const cell = string({ unit: constantFrom('a', 'é', '"', ';', ',', '\n', ' ', '@') }).map((text) =>
    text.trim(),
  )
  const row = array(cell, { minLength: 2, maxLength: 4 }).map(([first = '', ...rest]) => [
    `x${first}`,
    ...rest,
  ])
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  assert(
    property(array(row), constantFrom(...DELIMITERS), (rows, delimiter) => {
      const written = rows.map((each) => each.map(quote).join(delimiter)).join('\r\n')
      expect(readRecords(written).map(({ text }) => splitCells(text, delimiter))).toEqual(rows)
    }),
  )
})
