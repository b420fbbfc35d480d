import type { RenewalConditions } from '../../../packages/domain/src/deadlines/renewal-conditions.ts'
import { lastDayOfMonth, monthOf } from './days.ts'
import type { Day } from './days.ts'
import { clockFrom, endOf } from './term-ends.ts'

type Alignment = RenewalConditions['indeterminateAlignment']

/** R12, R18: `day`, or the first aligned day after it. */
export function alignedFrom(day: Day, alignment: Alignment, effectiveDay: Day | null): Day {
  let found = day
  while (!isAligned(found, alignment, effectiveDay)) found += 1
  return found
}

export function isAligned(day: Day, alignment: Alignment, effectiveDay: Day | null): boolean {
  switch (alignment) {
    case 'exactDay':
      return true
    case 'monthEnd':
      return day === lastDayOfMonth(day)
    case 'quarterEnd':
      return day === lastDayOfMonth(day) && monthOf(day) % 3 === 0
    case 'anniversary':
      return effectiveDay === null || isEndOfContractYear(day, effectiveDay)
  }
}

/** R0: a whole number of years counted from the effective day ends on this day. */
function isEndOfContractYear(day: Day, effectiveDay: Day): boolean {
  const months = 12 * Math.round((day + 1 - effectiveDay) / 365.2425)
  return months > 0 && endOf({ ...clockFrom(effectiveDay), count: months }) === day
}
