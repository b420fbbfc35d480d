import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'

/**
 * What a typed end date means: the last day still in force, or the first day no longer covered
 * (an insurance *échéance*, "jusqu’au 1er janvier exclu").
 */
export type EndDateMeaning = 'lastDayInForce' | 'firstDayAfter'

/**
 * R0: E, the last day in force, from an end date as a person typed it.
 *
 * @example endDateFromTyped(day('2027-01-01'), 'firstDayAfter') // 2026-12-31
 */
export function endDateFromTyped(
  typed: Temporal.PlainDate,
  meaning: EndDateMeaning,
): Temporal.PlainDate {
  return meaning === 'lastDayInForce' ? typed : addDays(typed, -1)
}
