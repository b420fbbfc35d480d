import type { DurationUnit, Span } from './contract-duration.ts'
import type { NoticePeriod, NoticeUnit } from './notice-period.ts'

/** About 999 years: longer is a typing error, and would exceed the calendar. */
const MOST_OF_UNIT: Record<DurationUnit, number> = {
  years: 999,
  months: 11_988,
  weeks: 52_000,
  days: 364_000,
}

/** About ten years: no notice is longer. */
const MOST_OF_NOTICE: Record<NoticeUnit, number> = {
  months: 120,
  weeks: 520,
  calendarDays: 3_650,
  clearDays: 3_650,
  businessDays: 2_600,
  workingDays: 3_120,
}

/** A whole number from 1 up to about 999 years. @example isSpanValid({ count: 0, unit: 'days' }) // false */
export function isSpanValid({ count, unit }: Span): boolean {
  return isCount(count, 1, MOST_OF_UNIT[unit])
}

/** A whole number from 1 up to about ten years; months and days together need one of them. */
export function isNoticeCountValid(notice: NoticePeriod): boolean {
  if (notice.unit !== 'monthsAndDays') return isCount(notice.count, 1, MOST_OF_NOTICE[notice.unit])
  return (
    isCount(notice.months, 0, MOST_OF_NOTICE.months) &&
    isCount(notice.days, 0, MOST_OF_NOTICE.calendarDays) &&
    notice.months + notice.days > 0
  )
}

function isCount(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
