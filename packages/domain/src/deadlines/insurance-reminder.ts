import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { isAfter } from '../calendar/compare-days.ts'
import { figuresOn, REGIME_LAWS } from './regime-laws.ts'

/**
 * R16, L113-15-1: the last day for a private person whose reminder was posted late; `null` when it was posted in time.
 *
 * @example actUntilAfterReminder(day('2026-10-20'), day('2026-10-31')) // 2026-11-09
 */
export function actUntilAfterReminder(
  reminderPosted: Temporal.PlainDate,
  legalLimit: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const { leastDaysBefore, daysToAct } = figuresOn(REGIME_LAWS.insuranceReminder, reminderPosted)
  const latestInTime = addDays(legalLimit, -leastDaysBefore)
  if (!isAfter(reminderPosted, latestInTime)) return null
  return addDays(reminderPosted, daysToAct)
}
