import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { ContractDuration, Span } from './contract-duration.ts'
import { endDateFromTyped } from './end-date-meaning.ts'
import { countedSpan, dayTermEnd, monthTermEnd } from './term-end.ts'
import type { TermEnd } from './term-end.ts'

/**
 * How the end of one term is counted. Months accumulate from the anchor, so that a contract of the 31st does not
 * slide to the 28th permanently (R2); days cannot drift and restart each term.
 */
export type TermCount =
  | { by: 'months'; anchor: Temporal.PlainDate; months: number }
  | { by: 'days'; anchor: Temporal.PlainDate; days: number }
  | { by: 'date'; end: Temporal.PlainDate }
  | { by: 'open' }

/** The first term, or any term that starts a new count: `start` is its anchor. */
export function firstCount(start: Temporal.PlainDate, span: Span): TermCount {
  return { anchor: start, ...countedSpan(span) }
}

/** The end of a count from a start; `null` when it needs an unknown start. */
export function countOfDuration(
  duration: ContractDuration,
  start: Temporal.PlainDate | null,
): TermCount | null {
  switch (duration.kind) {
    case 'span':
      return start === null ? null : firstCount(start, duration)
    case 'until':
      return { by: 'date', end: endDateFromTyped(dayFromIso(duration.day), duration.meaning) }
    case 'services':
      return duration.endedOn === null
        ? { by: 'open' }
        : { by: 'date', end: dayFromIso(duration.endedOn) }
    case 'indefinite':
      return { by: 'open' }
  }
}

/**
 * R2: the count of the next term. Months after months keep the anchor and the cumulated duration;
 * otherwise (only an end date was known, or the unit changed) the anchor is the day after E.
 *
 * @example nextCount({ by: 'months', anchor: january31, months: 1 }, february28, { count: 1, unit: 'months' })
 *   // { by: 'months', anchor: january31, months: 2 }
 */
export function nextCount(previous: TermCount, end: Temporal.PlainDate, span: Span): TermCount {
  const counted = countedSpan(span)
  if (previous.by === 'months' && counted.by === 'months') {
    return { ...previous, months: previous.months + counted.months }
  }
  return { anchor: addDays(end, 1), ...counted }
}

/**
 * How many further equal renewals can be skipped while the end stays before `until`: a contract renewed daily for a
 * century must not cost 36,500 steps.
 */
export function endOfCount(count: TermCount): TermEnd | null {
  switch (count.by) {
    case 'months':
      return monthTermEnd(count.anchor, count.months)
    case 'days':
      return { end: dayTermEnd(count.anchor, count.days), dayMissing: false }
    case 'date':
      return { end: count.end, dayMissing: false }
    case 'open':
      return null
  }
}

/** The count of the term `renewals` equal renewals later. */
export function renewalsBefore(
  count: TermCount,
  end: Temporal.PlainDate,
  span: Span,
  until: Temporal.PlainDate,
): number {
  if (!endsBefore(countAfter(count, end, span, 1), until)) return 0
  let low = 1
  let high = 2
  while (endsBefore(countAfter(count, end, span, high), until)) {
    low = high
    high *= 2
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (endsBefore(countAfter(count, end, span, middle), until)) low = middle
    else high = middle
  }
  return low
}

/** The count of the term that lies `renewals` equal renewals further. */
export function countAfter(
  count: TermCount,
  end: Temporal.PlainDate,
  span: Span,
  renewals: number,
): TermCount {
  const next = nextCount(count, end, span)
  switch (next.by) {
    case 'months': {
      const further = countedSpan({ count: span.count * (renewals - 1), unit: span.unit })
      return further.by === 'months' ? { ...next, months: next.months + further.months } : next
    }
    case 'days':
      return { ...next, anchor: addDays(next.anchor, next.days * (renewals - 1)) }
    case 'date':
    case 'open':
      return next
  }
}

function endsBefore(count: TermCount, day: Temporal.PlainDate): boolean {
  const reached = endOfCount(count)
  return reached !== null && isBefore(reached.end, day)
}
