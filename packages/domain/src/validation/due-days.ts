import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { isoDay, type IsoDay } from '../calendar/iso-day.ts'
import { addWorkedDays, businessDayOnOrBefore } from '../calendar/working-days.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'
import type { Refusal } from '../refusal.ts'
import { isDueDays } from '../workflows/workflow-steps.ts'

/** The days that a step of a validation has once it is open. */
export interface DueDays {
  /** The last day on which it is decided in time. */
  dueDate: IsoDay
  /** The business day before; null: the step opened on that day or later, and its validators were asked then. */
  remindOn: IsoDay | null
}

/**
 * By when a step is to be decided that opens on a day, in business days after it.
 *
 * @example
 * // Friday 20 November 2026
 * dueDaysOf(friday, 2, france) // { dueDate: '2026-11-24', remindOn: '2026-11-23' }
 */
export function dueDaysOf(
  openedOn: Temporal.PlainDate,
  dueDays: number,
  calendar: WorkingCalendar,
): DueDays {
  const dueDate = addWorkedDays(openedOn, dueDays, 'business', calendar)
  const remindOn = isoDay(businessDayOnOrBefore(addDays(dueDate, -1), calendar))
  return { dueDate: isoDay(dueDate), remindOn: remindOn > isoDay(openedOn) ? remindOn : null }
}

/** @example isDecisionLate('2026-11-24', '2026-11-25') // true */
export function isDecisionLate(dueDate: IsoDay | null, today: IsoDay): boolean {
  return dueDate !== null && dueDate < today
}

/** What is wrong with the days of each step, by its place in the request. */
export function dueDaysRefusals(steps: readonly { dueDays: number | null }[]): Refusal[] {
  return steps.flatMap(({ dueDays }, place) =>
    dueDays === null || isDueDays(dueDays)
      ? []
      : [{ code: 'STEP_DUE_DAYS_INVALID', field: `steps.${place}.dueDays` } as const],
  )
}
