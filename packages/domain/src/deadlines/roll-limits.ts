import type { Temporal } from 'temporal-polyfill'
import { businessDayOnOrAfter, businessDayOnOrBefore } from '../calendar/working-days.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'
import type { NoticeLimits } from './notice-limits.ts'

/**
 * Whether the contract itself moves a limit that is on a non-business day (jour ouvré). By law it stays (Cass. 3e
 * civ. 8 March 2018, 17-11.312: served by Easter Sunday).
 */
export type LimitRoll = 'none' | 'previous' | 'next'

/**
 * R7: the limits as the contract moves them.
 *
 * @example rollLimits({ legal: saturday, prudent: saturday }, 'previous', france) // both on Friday
 */
export function rollLimits(
  limits: NoticeLimits,
  roll: LimitRoll,
  calendar: WorkingCalendar,
): NoticeLimits {
  const move = (day: Temporal.PlainDate) => rollDay(day, roll, calendar)
  return { legal: move(limits.legal), prudent: move(limits.prudent) }
}

function rollDay(
  day: Temporal.PlainDate,
  roll: LimitRoll,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  switch (roll) {
    case 'none':
      return day
    case 'previous':
      return businessDayOnOrBefore(day, calendar)
    case 'next':
      return businessDayOnOrAfter(day, calendar)
  }
}
