import { expect, test } from 'vitest'
import { writeReference } from './reference.ts'

test('the default pattern is the year and a counter of four digits', () => {
  expect(writeReference('{year}{counter}', 2019, 1)).toBe('20190001')
})

test('the counter grows beyond 9999', () => {
  expect(writeReference('{year}{counter}', 2026, 10_000)).toBe('202610000')
})

test('a prefix stays as it is', () => {
  expect(writeReference('ACH-{year}-{counter}', 2026, 42)).toBe('ACH-2026-0042')
})
