import type {
  ContractDuration,
  Span,
} from '../../../packages/domain/src/deadlines/contract-duration.ts'
import { addMonths, hasSameDayOfMonth, parseDay } from './days.ts'
import type { Day } from './days.ts'

/** R2: the day from which the terms are counted, and the duration cumulated since. */
export interface Clock {
  anchor: Day
  count: number
  unit: 'months' | 'days'
}

/** Nothing counted yet: `anchor` is the first day of the term to come. */
export function clockFrom(anchor: Day): Clock {
  return { anchor, count: 0, unit: 'months' }
}

/** R2: when only an end date is known, the anchor of later terms is E + 1. */
export function clockOfEnd(E: Day): Clock {
  return clockFrom(E + 1)
}

/** R1: the last day in force. */
export function endOf({ anchor, count, unit }: Clock): Day {
  if (unit === 'days') return anchor + count - 1
  return hasSameDayOfMonth(anchor, count) ? addMonths(anchor, count) - 1 : addMonths(anchor, count)
}

/** R2: one more duration, cumulated. Days do not add up with months: they are counted from the end reached. */
export function lengthened(clock: Clock, span: Span): Clock {
  const { count, unit } = inMonthsOrDays(span)
  if (clock.count === 0 || clock.unit === unit)
    return { anchor: clock.anchor, count: clock.count + count, unit }
  return { anchor: endOf(clock) + 1, count, unit }
}

/** R0, R1: the clock of a duration that has an end. */
export function clockAfter(start: Clock, duration: ContractDuration): Clock | null {
  switch (duration.kind) {
    case 'span':
      return lengthened(start, duration)
    case 'until':
      return clockOfEnd(parseDay(duration.day) - (duration.meaning === 'firstDayAfter' ? 1 : 0))
    case 'services':
      return duration.endedOn === null ? null : clockOfEnd(parseDay(duration.endedOn))
    case 'indefinite':
      return null
  }
}

function inMonthsOrDays({ count, unit }: Span): Pick<Clock, 'count' | 'unit'> {
  switch (unit) {
    case 'years':
      return { count: 12 * count, unit: 'months' }
    case 'months':
      return { count, unit: 'months' }
    case 'weeks':
      return { count: 7 * count, unit: 'days' }
    case 'days':
      return { count, unit: 'days' }
  }
}
