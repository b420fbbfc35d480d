import { expect, test } from 'vitest'
import { endDateFromTyped } from './end-date-meaning.ts'
import { day } from './testing/sample-lifecycle.ts'
import { countedSpan, dayTermEnd, monthTermEnd } from './term-end.ts'

test.each([
  ['2026-01-01', 12, '2026-12-31', false],
  ['2026-01-15', 12, '2027-01-14', false],
  ['2027-03-01', 12, '2028-02-29', false],
  ['2026-01-31', 1, '2026-02-28', true],
  ['2028-01-31', 1, '2028-02-29', true],
  ['2026-08-31', 1, '2026-09-30', true],
  ['2028-02-29', 12, '2029-02-28', true],
  ['2028-02-29', 48, '2032-02-28', false],
  ['2026-12-31', 2, '2027-02-28', true],
])('R1: from %s, %i months end on %s', (start, months, end, dayMissing) => {
  const reached = monthTermEnd(day(start), months)
  expect(reached.end.toString()).toBe(end)
  expect(reached.dayMissing).toBe(dayMissing)
})

test('R1: days and weeks count the first day', () => {
  expect(dayTermEnd(day('2026-01-01'), 1).toString()).toBe('2026-01-01')
  expect(dayTermEnd(day('2026-01-01'), 90).toString()).toBe('2026-03-31')
  expect(countedSpan({ count: 2, unit: 'weeks' })).toEqual({ by: 'days', days: 14 })
  expect(countedSpan({ count: 3, unit: 'years' })).toEqual({ by: 'months', months: 36 })
})

test('R0: a typed end is the last day in force, or the day after it', () => {
  expect(endDateFromTyped(day('2026-12-31'), 'lastDayInForce').toString()).toBe('2026-12-31')
  expect(endDateFromTyped(day('2027-01-01'), 'firstDayAfter').toString()).toBe('2026-12-31')
  expect(endDateFromTyped(day('2028-03-01'), 'firstDayAfter').toString()).toBe('2028-02-29')
})
