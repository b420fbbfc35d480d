import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { addMonths } from '../calendar/months.ts'
import { addWorkedDays } from '../calendar/working-days.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'

/**
 * `clearDays`: jours francs. `businessDays`: jours ouvrés, Monday to Friday.
 * `workingDays`: jours ouvrables, Monday to Saturday.
 */
export type NoticeUnit =
  | 'months'
  | 'weeks'
  | 'calendarDays'
  | 'clearDays'
  | 'businessDays'
  | 'workingDays'

export type NoticePeriod =
  | { unit: NoticeUnit; count: number }
  | { unit: 'monthsAndDays'; months: number; days: number }

/**
 * The day when a notice given on `day` has run out: the forward count of R3 to R6, used by R12.
 *
 * @example dayAfterNotice(day('2026-11-30'), { unit: 'months', count: 3 }, france) // 2027-02-28
 */
export function dayAfterNotice(
  day: Temporal.PlainDate,
  notice: NoticePeriod,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  switch (notice.unit) {
    case 'months':
      return addMonths(day, notice.count)
    case 'monthsAndDays':
      return addDays(addMonths(day, notice.months), notice.days)
    case 'weeks':
      return addDays(day, 7 * notice.count)
    case 'calendarDays':
      return addDays(day, notice.count)
    case 'clearDays':
      return addDays(day, notice.count + 1)
    case 'businessDays':
      return addWorkedDays(day, notice.count, 'business', calendar)
    case 'workingDays':
      return addWorkedDays(day, notice.count, 'working', calendar)
  }
}
