import { describe, expect, test } from 'vitest'
import {
  isColumnSpan,
  isColumnWidths,
  isConditionValue,
  isFileHash,
  isImageSide,
  isListStart,
  isOneOf,
  isPrintable,
  isRowSpan,
  isSafeHref,
  isShortText,
  isVariable,
  maxTableColumns,
  textAligns,
  withoutDirectionMarks,
} from './attribute-rules.ts'

const hash = '0123456789abcdef'.repeat(4)
const days = { count: 3, unit: 'days' }
const widths = (count: number) => Array.from({ length: count }, () => 100)
const address = (length: number) => 'https://a.test/'.padEnd(length, 'x')

test.each([
  ['column span', isColumnSpan, 1, 60],
  ['row span', isRowSpan, 1, 500],
  ['side of an image in pixels', isImageSide, 1, 20_000],
  ['start of a list', isListStart, 1, 9999],
])('a %s is a whole number within its bounds', (_name, rule, min, max) => {
  const values = [min - 1, min, min + 0.5, max, max + 1, String(min), Number.NaN, null]
  expect(values.filter(rule)).toEqual([min, max])
})

describe.each([
  {
    name: 'an alignment',
    rule: isOneOf(textAligns),
    accepted: ['left', 'center', 'right', 'justify'],
    refused: ['', 'middle', ['left'], null],
  },
  {
    name: 'column widths',
    rule: isColumnWidths,
    accepted: [null, [0, 20_000], widths(maxTableColumns)],
    refused: [undefined, 100, '100', [100, 20_001], [-1], [0.5], widths(maxTableColumns + 1)],
  },
  {
    name: 'the hash of a file',
    rule: isFileHash,
    accepted: [hash],
    refused: [hash.toUpperCase(), `${hash}0`, `0${hash}`, hash.slice(1), [hash], null],
  },
  {
    name: 'a variable',
    rule: isVariable,
    accepted: ['a', 'client_name', 'site_2', 'x'.repeat(64)],
    refused: ['', 'Client', '2nd', '_a', 'a b', 'a-b', 'x'.repeat(65), ['a'], null],
  },
  {
    name: 'a short text',
    rule: isShortText,
    accepted: ['', 'Plan du site', 'x'.repeat(1000)],
    refused: ['x'.repeat(1001), 'a\u0000', 12, ['Plan'], null],
  },
  {
    name: 'the value of a condition',
    rule: isConditionValue,
    accepted: [null, true, false, 0, -12.5, 'Acme', days, { count: 9999, unit: 'years' }],
    refused: [
      undefined,
      Number.NaN,
      Infinity,
      'x'.repeat(1001),
      ['Acme'],
      {},
      { count: 3 },
      { ...days, unit: 'decades' },
      { ...days, count: -1 },
      { ...days, count: 10_000 },
      { ...days, count: 1.5 },
      { ...days, note: 'x' },
    ],
  },
  {
    name: 'an address that may be followed',
    rule: isSafeHref,
    accepted: ['https://a.test', 'mailto:jean@a.test', address(2000)],
    refused: [
      address(2001),
      'ftp://a.test',
      'https://a.test/a b',
      'x https://a.test',
      'https://[',
      1,
    ],
  },
])('$name', ({ rule, accepted, refused }) => {
  test.each(accepted.map((value) => [value]))('may be %j', (value) => {
    expect(rule(value)).toBe(true)
  })

  test.each(refused.map((value) => [value]))('is never %j', (value) => {
    expect(rule(value)).toBe(false)
  })
})

test.each(['weeks', 'months', 'years', 'days'])('a condition may use %s', (unit) => {
  expect(isConditionValue({ count: 0, unit })).toBe(true)
})

test('a printable text may contain tabs and line breaks, but no other control character and no bidi mark', () => {
  expect(isPrintable('Prix\tnet\r\nde 12 €')).toBe(true)
  for (const hidden of ['\u0007', '\u007F', '\uD800', '\u202E', '\u2066'])
    expect(isPrintable(`a${hidden}b`)).toBe(false)
  expect(withoutDirectionMarks('\u202Aa\u202Eb\u2066c\u2069')).toBe('abc')
})
