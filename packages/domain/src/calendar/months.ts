import type { Temporal } from 'temporal-polyfill'
import { addDays } from './days.ts'
import { rememberedDuration } from './remembered-duration.ts'

/**
 * Adds (or subtracts) calendar months; when the day of month is missing in the target month, its
 * last day. "3 mois" is never 90 days, and `Date.setMonth` would overflow into the next month.
 *
 * @example addMonths(day('2026-11-30'), 3) // 2027-02-28
 */
export function addMonths(day: Temporal.PlainDate, months: number): Temporal.PlainDate {
  return day.add(rememberedDuration('months', months), { overflow: 'constrain' })
}

/** @example endOfMonth(day('2028-02-10')) // 2028-02-29 */
export function endOfMonth(day: Temporal.PlainDate): Temporal.PlainDate {
  return addDays(day, day.daysInMonth - day.day)
}

/** The last day of the calendar quarter that holds the day. @example endOfQuarter(day('2027-08-10')) // 2027-09-30 */
export function endOfQuarter(day: Temporal.PlainDate): Temporal.PlainDate {
  return endOfMonth(day.with({ day: 1, month: Math.ceil(day.month / 3) * 3 }))
}
