import type { Temporal } from 'temporal-polyfill'
import { isBefore } from '../calendar/compare-days.ts'
import { endOfMonth, endOfQuarter } from '../calendar/months.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'
import { dayAfterNotice } from './notice-period.ts'
import type { NoticePeriod } from './notice-period.ts'
import { monthTermEnd } from './term-end.ts'

/** How the end of a contract terminated by notice is aligned. */
export type EndAlignment = 'exactDay' | 'monthEnd' | 'quarterEnd' | 'anniversary'

/**
 * R12: the last day in force of an indeterminate contract, or of an early exit: notification +
 * notice, then aligned, never backwards. Without a stated notice it is the day of notification
 * (1211 then asks for a reasonable notice: the caller warns).
 *
 * @param anchor the effective day, for `anniversary`; without it the exact day
 * @example endAfterNotification(day('2026-11-10'), { unit: 'months', count: 3 }, 'monthEnd', null, france) // 2027-02-28
 */
export function endAfterNotification(
  notified: Temporal.PlainDate,
  notice: NoticePeriod | null,
  alignment: EndAlignment,
  anchor: Temporal.PlainDate | null,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  const noticeEnd = notice === null ? notified : dayAfterNotice(notified, notice, calendar)
  return alignedOnOrAfter(noticeEnd, alignment, anchor)
}

/** The first day on or after `day` on which an aligned end may fall. */
export function alignedOnOrAfter(
  day: Temporal.PlainDate,
  alignment: EndAlignment,
  anchor: Temporal.PlainDate | null,
): Temporal.PlainDate {
  switch (alignment) {
    case 'exactDay':
      return day
    case 'monthEnd':
      return endOfMonth(day)
    case 'quarterEnd':
      return endOfQuarter(day)
    case 'anniversary':
      return anchor === null ? day : yearEndOnOrAfter(day, anchor)
  }
}

/** The first day on or after `day` on which whole years since `anchor` are complete. */
function yearEndOnOrAfter(day: Temporal.PlainDate, anchor: Temporal.PlainDate): Temporal.PlainDate {
  let years = Math.max(1, day.year - anchor.year)
  while (isBefore(monthTermEnd(anchor, 12 * years).end, day)) years += 1
  return monthTermEnd(anchor, 12 * years).end
}
