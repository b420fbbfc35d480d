import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { addMonths } from '../calendar/months.ts'
import type { Span } from './contract-duration.ts'

/** A span counted in months (years are 12 of them) or in days (weeks are 7 of them). */
export type CountedSpan = { by: 'months'; months: number } | { by: 'days'; days: number }

/** `dayMissing`: the day of month of the anchor does not exist in the target month. */
export interface TermEnd {
  end: Temporal.PlainDate
  dayMissing: boolean
}

/** @example countedSpan({ count: 2, unit: 'years' }) // { by: 'months', months: 24 } */
export function countedSpan(span: Span): CountedSpan {
  switch (span.unit) {
    case 'years':
      return { by: 'months', months: 12 * span.count }
    case 'months':
      return { by: 'months', months: span.count }
    case 'weeks':
      return { by: 'days', days: 7 * span.count }
    case 'days':
      return { by: 'days', days: span.count }
  }
}

/**
 * R1: the last day of `months` months from `anchor`, that day included: the eve of the same day of
 * month, or the last day of the target month when it has no such day.
 *
 * @example monthTermEnd(day('2027-01-31'), 1) // { end: 2027-02-28, dayMissing: true }
 */
export function monthTermEnd(anchor: Temporal.PlainDate, months: number): TermEnd {
  const target = addMonths(anchor, months)
  const dayMissing = target.day !== anchor.day
  return { end: dayMissing ? target : addDays(target, -1), dayMissing }
}

/** R1 for days and weeks: `start + days - 1`. @example dayTermEnd(day('2026-01-01'), 90) // 2026-03-31 */
export function dayTermEnd(start: Temporal.PlainDate, days: number): Temporal.PlainDate {
  return addDays(start, days - 1)
}
