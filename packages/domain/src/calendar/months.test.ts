import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { daysBetween } from './compare-days.ts'
import { addMonths, endOfMonth, endOfQuarter } from './months.ts'

const day = (iso: string) => Temporal.PlainDate.from(iso)

test.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -13, '2024-12-15'],
])('%s plus %i months is %s', (from, months, expected) => {
  expect(addMonths(day(from), months).toString()).toBe(expected)
})

test('three months are not ninety days', () => {
  expect(daysBetween(day('2026-07-01'), addMonths(day('2026-07-01'), 3))).toBe(92)
})

test.each([
  ['2028-02-01', '2028-02-29', '2028-03-31'],
  ['2027-02-28', '2027-02-28', '2027-03-31'],
  ['2027-04-01', '2027-04-30', '2027-06-30'],
  ['2027-09-30', '2027-09-30', '2027-09-30'],
  ['2027-12-31', '2027-12-31', '2027-12-31'],
])('%s: its month ends on %s, its quarter on %s', (from, month, quarter) => {
  expect(endOfMonth(day(from)).toString()).toBe(month)
  expect(endOfQuarter(day(from)).toString()).toBe(quarter)
})
