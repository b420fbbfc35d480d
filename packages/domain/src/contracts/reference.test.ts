import { expect, test } from 'vitest'
import { referencePatternRefusal, writeReference } from './reference.ts'

test('the default pattern is the year and a counter of four digits', () => {
  expect(writeReference('{year}{counter}', 2019, 1)).toBe('20190001')
})

test('the counter grows beyond 9999', () => {
  expect(writeReference('{year}{counter}', 2026, 10_000)).toBe('202610000')
})

test('a prefix stays unchanged', () => {
  expect(writeReference('ACH-{year}-{counter}', 2026, 42)).toBe('ACH-2026-0042')
})

test.each(['{year}{counter}', 'ACH-{year}/{counter}', '{counter}.{year}', 'Éts 1_{year}{counter}'])(
  '« %s » produces references',
  (pattern) => expect(referencePatternRefusal(pattern)).toBeNull(),
)

test.each(['', '{year}', '{counter}', 'CTR', '{year}{year}{counter}', '{year}{counter}{counter}'])(
  '« %s » lacks the year or the counter, or contains one twice',
  (pattern) => expect(referencePatternRefusal(pattern)).toBe('REFERENCE_PATTERN_INCOMPLETE'),
)

test.each([
  '<{year}{counter}',
  '{year}{counter}>',
  'a:{year}{counter}',
  ' {year}{counter}',
  '{year}{counter} ',
])('« %s » is unsuitable for a file name', (pattern) =>
  expect(referencePatternRefusal(pattern)).toBe('REFERENCE_PATTERN_INVALID'),
)

test('a pattern has at most forty characters', () => {
  const ofLength = (length: number) => '{year}{counter}'.padEnd(length, 'x')
  expect(referencePatternRefusal(ofLength(40))).toBeNull()
  expect(referencePatternRefusal(ofLength(41))).toBe('REFERENCE_PATTERN_INVALID')
})
