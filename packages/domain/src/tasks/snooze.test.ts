import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { refuseSnooze } from './snooze.ts'

test.each([
  ['2026-11-20', 'TASK_SNOOZE_NOT_LATER'],
  ['2026-11-21', undefined],
  ['2027-11-20', undefined],
  ['2027-11-21', 'TASK_SNOOZE_TOO_LONG'],
])('until %s: %s', (until, code) => {
  expect(refuseSnooze(until, Temporal.PlainDate.from('2026-11-20'))?.code).toBe(code)
})
