import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { dayFromIso, isoDay, type IsoDay } from '../calendar/iso-day.ts'
import {
  addWorkedDays,
  businessDayOnOrBefore,
  type WorkingCalendar,
} from '../calendar/working-days.ts'

/** A due day of which whoever is asked is reminded, and since when: the business day before it. */
export interface DueDayAhead {
  dueOn: IsoDay
  remindOn: IsoDay
}

/**
 * The due days to remind of today: those until the next business day, since what is due on a Sunday or a holiday has to
 * be done before.
 *
 * @example
 * // Friday 20 November 2026
 * dueDaysAhead(friday, france).map(({ dueOn }) => dueOn)
 * // ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
 */
export function dueDaysAhead(today: Temporal.PlainDate, calendar: WorkingCalendar): DueDayAhead[] {
  const last = addWorkedDays(today, 1, 'business', calendar)
  const days: DueDayAhead[] = []
  for (let day = dayFromIso(isoDay(today)); isoDay(day) <= isoDay(last); day = addDays(day, 1))
    days.push({
      dueOn: isoDay(day),
      remindOn: isoDay(businessDayOnOrBefore(addDays(day, -1), calendar)),
    })
  return days
}
