import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { endedMonths, lastDayOf } from './month-end.ts'

test.each([
  ['2026-10', '2026-10-31'],
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
])('%s ends on %s', (month, day) => {
  expect(lastDayOf(month).toString()).toBe(day)
})

test.each([
  ['2026-10', '2026-11-30', []],
  ['2026-10', '2026-12-01', ['2026-11']],
  ['2026-10', '2027-02-01', ['2026-11', '2026-12', '2027-01']],
  // A clock that was set back ends nothing.
  ['2026-10', '2026-09-15', []],
])('after %s, on %s, these have ended: %j', (through, today, months) => {
  expect(endedMonths(through, Temporal.PlainDate.from(today))).toEqual(months)
})
