import type { Temporal } from 'temporal-polyfill'
import { addDays } from './days.ts'
import { frenchHolidays } from './french-holidays.ts'
import type { HolidayRegion } from './french-holidays.ts'
import { dayFromIso, type IsoDay } from './iso-day.ts'

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
  return isWorked(numberOf(day), kind, calendar)
}

/** The last *jour ouvré* on or before the day (R7: "working day" there is *ouvré*). */
export function businessDayOnOrBefore(
  day: Temporal.PlainDate,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  return firstBusinessDay(day, -1, calendar)
}

/** The first *jour ouvré* on or after the day. */
export function businessDayOnOrAfter(
  day: Temporal.PlainDate,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  return firstBusinessDay(day, 1, calendar)
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
  const from = numberOf(end)
  let at = from
  for (let left = count; left > 0; at -= 1) if (isWorked(at, kind, calendar)) left -= 1
  return addDays(end, at - from)
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
  const from = numberOf(start)
  let at = from
  for (let left = count; left > 0;) {
    at += 1
    if (isWorked(at, kind, calendar)) left -= 1
  }
  return addDays(start, at - from)
}

function firstBusinessDay(
  day: Temporal.PlainDate,
  step: 1 | -1,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  const from = numberOf(day)
  let at = from
  while (!isWorked(at, 'business', calendar)) at += step
  return at === from ? day : addDays(day, at - from)
}

/**
 * Days since 1 January 1970. Counting walks on numbers: a calendar day for each step took most of the time in which the
 * engine computes a contract.
 */
function numberOf({ year, month, day }: Temporal.PlainDate): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / MS_PER_DAY
}

const MS_PER_DAY = 86_400_000

function isWorked(
  number: number,
  kind: WorkingDayKind,
  { region, closingDays }: WorkingCalendar,
): boolean {
  if (weekdayOf(number) > LAST_DAY_OF_WEEK[kind]) return false
  const date = new Date(number * MS_PER_DAY)
  if (holidayNumbers(date.getUTCFullYear(), region).has(number)) return false
  return closingDays.size === 0 || !closingDays.has(date.toISOString().slice(0, 10))
}

/** Monday is 1. The first day of 1970 was a Thursday. */
function weekdayOf(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1
}

const knownNumbers = new Map<ReadonlySet<IsoDay>, ReadonlySet<number>>()

function holidayNumbers(year: number, region: HolidayRegion): ReadonlySet<number> {
  const holidays = frenchHolidays(year, region)
  const known = knownNumbers.get(holidays)
  if (known !== undefined) return known
  const numbers = new Set([...holidays].map((iso) => numberOf(dayFromIso(iso))))
  knownNumbers.set(holidays, numbers)
  return numbers
}
