import type { Temporal } from 'temporal-polyfill'
import { addDays } from './days.ts'
import { frenchHolidays } from './french-holidays.ts'
import type { HolidayRegion } from './french-holidays.ts'
import type { IsoDay } from './iso-day.ts'

/** Holidays of a region and the company's own closing days. */
export interface WorkingCalendar {
  region: HolidayRegion
  closingDays: ReadonlySet<IsoDay>
}

/** `business`: jours ouvrés, Monday to Friday. `working`: jours ouvrables, Monday to Saturday. */
export type WorkingDayKind = 'business' | 'working'

const LAST_DAY_OF_WEEK: Record<WorkingDayKind, number> = { business: 5, working: 6 }

/** @example workingCalendar('france', ['2026-12-24']) */
export function workingCalendar(
  region: HolidayRegion,
  closingDays: readonly IsoDay[] = [],
): WorkingCalendar {
  return { region, closingDays: new Set(closingDays) }
}

/** Saturday is *ouvrable* but not *ouvré*; holidays and closing days are neither. */
export function isWorkedDay(
  day: Temporal.PlainDate,
  kind: WorkingDayKind,
  calendar: WorkingCalendar,
): boolean {
  if (day.dayOfWeek > LAST_DAY_OF_WEEK[kind]) return false
  const iso = day.toString()
  return !frenchHolidays(day.year, calendar.region).has(iso) && !calendar.closingDays.has(iso)
}

/** The last *jour ouvré* on or before the day (R7: "working day" there is *ouvré*). */
export function businessDayOnOrBefore(
  day: Temporal.PlainDate,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  let candidate = day
  while (!isWorkedDay(candidate, 'business', calendar)) candidate = addDays(candidate, -1)
  return candidate
}

/** The first *jour ouvré* on or after the day. */
export function businessDayOnOrAfter(
  day: Temporal.PlainDate,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  let candidate = day
  while (!isWorkedDay(candidate, 'business', calendar)) candidate = addDays(candidate, 1)
  return candidate
}

/**
 * R5: the latest X such that `count` worked days lie in (X, end]. X itself may be any day.
 *
 * @example subtractWorkedDays(day('2026-12-31'), 30, 'working', france) // 2026-11-25
 */
export function subtractWorkedDays(
  end: Temporal.PlainDate,
  count: number,
  kind: WorkingDayKind,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  let day = end
  for (let left = count; left > 0; day = addDays(day, -1)) {
    if (isWorkedDay(day, kind, calendar)) left -= 1
  }
  return day
}

/**
 * The same count forwards: the earliest Y such that `count` worked days lie in (start, Y].
 *
 * @example addWorkedDays(day('2026-11-25'), 30, 'working', france) // 2026-12-31
 */
export function addWorkedDays(
  start: Temporal.PlainDate,
  count: number,
  kind: WorkingDayKind,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  let day = start
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (isWorkedDay(day, kind, calendar)) left -= 1
  }
  return day
}
