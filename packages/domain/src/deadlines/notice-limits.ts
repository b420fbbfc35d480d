import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { addMonths, endOfMonth } from '../calendar/months.ts'
import { subtractWorkedDays } from '../calendar/working-days.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'
import type { NoticePeriod } from './notice-period.ts'

/** Lateness is judged on `legal`; people are alerted on `prudent`, 0 to 3 days earlier. */
export interface NoticeLimits {
  legal: Temporal.PlainDate
  prudent: Temporal.PlainDate
}

/**
 * R3 to R6: the last day to give notice for the end `end` (last day in force), before any rolling.
 *
 * @example noticeLimits(day('2027-02-28'), { unit: 'months', count: 3 }, france)
 *   // { legal: 2026-11-30, prudent: 2026-11-28 }
 */
export function noticeLimits(
  end: Temporal.PlainDate,
  notice: NoticePeriod,
  calendar: WorkingCalendar,
): NoticeLimits {
  switch (notice.unit) {
    case 'months':
      return monthLimits(end, notice.count)
    case 'monthsAndDays':
      return monthLimits(addDays(end, -notice.days), notice.months)
    case 'weeks':
      return sameLimits(addDays(end, -7 * notice.count))
    case 'calendarDays':
      return sameLimits(addDays(end, -notice.count))
    case 'clearDays':
      return sameLimits(addDays(end, -(notice.count + 1)))
    case 'businessDays':
      return sameLimits(subtractWorkedDays(end, notice.count, 'business', calendar))
    case 'workingDays':
      return sameLimits(subtractWorkedDays(end, notice.count, 'working', calendar))
  }
}

/**
 * The latest X with X + months <= E, in closed form: when E is the last day of its month, every day
 * of the target month qualifies; otherwise the day after the prudent limit already goes past E.
 */
function monthLimits(end: Temporal.PlainDate, months: number): NoticeLimits {
  const prudent = addMonths(end, -months)
  return { prudent, legal: end.day === end.daysInMonth ? endOfMonth(prudent) : prudent }
}

function sameLimits(limit: Temporal.PlainDate): NoticeLimits {
  return { legal: limit, prudent: limit }
}
