import type { Temporal } from 'temporal-polyfill'
import { isAfter } from '../calendar/compare-days.ts'
import { addMonths } from '../calendar/months.ts'
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
      return monthLimits(end.subtract({ days: notice.days }), notice.months)
    case 'weeks':
      return sameLimits(end.subtract({ days: 7 * notice.count }))
    case 'calendarDays':
      return sameLimits(end.subtract({ days: notice.count }))
    case 'clearDays':
      return sameLimits(end.subtract({ days: notice.count + 1 }))
    case 'businessDays':
      return sameLimits(subtractWorkedDays(end, notice.count, 'business', calendar))
    case 'workingDays':
      return sameLimits(subtractWorkedDays(end, notice.count, 'working', calendar))
  }
}

/** Month ends differ by at most three days, so the legal limit is found within three steps. */
function monthLimits(end: Temporal.PlainDate, months: number): NoticeLimits {
  const prudent = addMonths(end, -months)
  let legal = prudent
  let next = legal.add({ days: 1 })
  while (!isAfter(addMonths(next, months), end)) {
    legal = next
    next = legal.add({ days: 1 })
  }
  return { legal, prudent }
}

function sameLimits(limit: Temporal.PlainDate): NoticeLimits {
  return { legal: limit, prudent: limit }
}
