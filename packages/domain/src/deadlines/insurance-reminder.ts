import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { isAfter } from '../calendar/compare-days.ts'

/** L113-15-1: the reminder must be posted at least this long before the limit. */
const REMINDER_DAYS_BEFORE_LIMIT = 15
const DAYS_AFTER_LATE_REMINDER = 20

/**
 * R16: the last day for a private person whose reminder was posted late; `null` when it was posted in time.
 *
 * @example actUntilAfterReminder(day('2026-10-20'), day('2026-10-31')) // 2026-11-09
 */
export function actUntilAfterReminder(
  reminderPosted: Temporal.PlainDate,
  legalLimit: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const latestInTime = addDays(legalLimit, -REMINDER_DAYS_BEFORE_LIMIT)
  if (!isAfter(reminderPosted, latestInTime)) return null
  return addDays(reminderPosted, DAYS_AFTER_LATE_REMINDER)
}
