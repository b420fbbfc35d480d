import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { dayFromIso, isoDay, type IsoDay } from '../calendar/iso-day.ts'
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
  return { dueDate: isoDay(dueDate), remindOn: remindedOn(dueDate, openedOn, calendar) }
}

/**
 * The days of an open step that a person gives another due day: any day from today on, a business day or not.
 *
 * @example
 * // on Monday 23 November 2026
 * movedDueDays('2026-11-25', monday, france) // { dueDate: '2026-11-25', remindOn: '2026-11-24' }
 */
export function movedDueDays(
  dueDate: IsoDay,
  today: Temporal.PlainDate,
  calendar: WorkingCalendar,
): DueDays {
  return { dueDate, remindOn: remindedOn(dayFromIso(dueDate), today, calendar) }
}

/** Why a due day cannot be moved to a day; `former`: the one that it has. */
export function movedDueDayRefusals(
  { dueOn, reason }: { dueOn: IsoDay; reason: string },
  { former, today }: { former: IsoDay | null; today: IsoDay },
): Refusal[] {
  return [
    ...(dueOn < today ? [{ code: 'TASK_DUE_PAST', field: 'dueOn' } as const] : []),
    ...(dueOn === former ? [{ code: 'DUE_DAY_SAME', field: 'dueOn' } as const] : []),
    ...(reason.trim() === '' ? [{ code: 'FIELD_REQUIRED', field: 'reason' } as const] : []),
  ]
}

function remindedOn(
  dueDate: Temporal.PlainDate,
  openedOn: Temporal.PlainDate,
  calendar: WorkingCalendar,
): IsoDay | null {
  const remindOn = isoDay(businessDayOnOrBefore(addDays(dueDate, -1), calendar))
  return remindOn > isoDay(openedOn) ? remindOn : null
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
