import type { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { Refusal } from '../refusal.ts'

/** Longer would be forgetting. */
const MOST_MONTHS = 12

/**
 * Why a task cannot be put off until this day; null when it can: from tomorrow to a year ahead.
 *
 * @example refuseSnooze('2026-11-20', today) // { code: 'TASK_SNOOZE_NOT_LATER', field: 'until' }
 */
export function refuseSnooze(until: IsoDay, today: Temporal.PlainDate): Refusal | null {
  if (until <= today.toString()) return { code: 'TASK_SNOOZE_NOT_LATER', field: 'until' }
  if (until > today.add({ months: MOST_MONTHS }).toString())
    return { code: 'TASK_SNOOZE_TOO_LONG', field: 'until' }
  return null
}
