import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import { dayOf, dayOfMonth, formatDay, monthOf, weekdayOf, yearOf } from './days.ts'
import type { Day } from './days.ts'

/** What a count of working days depends on: the region's public holidays and the company's closing days. */
export type Workdays = Pick<LifecycleTerms, 'calendar' | 'closingDays'>

/** R5, jours ouvrés: Monday to Friday, less holidays. R7 and R8 call this one a working day. */
export function isBusinessDay(day: Day, workdays: Workdays): boolean {
  return weekdayOf(day) >= 1 && weekdayOf(day) <= 5 && !isDayOff(day, workdays)
}

/** R5, jours ouvrables: Monday to Saturday, less holidays. */
export function isWorkingDay(day: Day, workdays: Workdays): boolean {
  return weekdayOf(day) >= 1 && !isDayOff(day, workdays)
}

export function lastBusinessDayUntil(day: Day, workdays: Workdays): Day {
  let found = day
  while (!isBusinessDay(found, workdays)) found -= 1
  return found
}

export function firstBusinessDayFrom(day: Day, workdays: Workdays): Day {
  let found = day
  while (!isBusinessDay(found, workdays)) found += 1
  return found
}

function isDayOff(day: Day, { calendar, closingDays }: Workdays): boolean {
  return (
    isPublicHoliday(day) ||
    (calendar === 'alsaceMoselle' && isHolidayOfAlsaceMoselle(day)) ||
    (closingDays.length > 0 && closingDays.includes(formatDay(day)))
  )
}

const FIXED_HOLIDAYS = ['1/1', '1/5', '8/5', '14/7', '15/8', '1/11', '11/11', '25/12']
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50
const GOOD_FRIDAY = -2

function isPublicHoliday(day: Day): boolean {
  return (
    FIXED_HOLIDAYS.includes(dayAndMonth(day)) ||
    [EASTER_MONDAY, ASCENSION, WHIT_MONDAY].includes(daysFromEaster(day))
  )
}

function isHolidayOfAlsaceMoselle(day: Day): boolean {
  return dayAndMonth(day) === '26/12' || daysFromEaster(day) === GOOD_FRIDAY
}

function dayAndMonth(day: Day): string {
  return `${dayOfMonth(day)}/${monthOf(day)}`
}

const easterSundays = new Map<number, Day>()

function daysFromEaster(day: Day): number {
  const year = yearOf(day)
  const easter = easterSundays.get(year) ?? easterSunday(year)
  easterSundays.set(year, easter)
  return day - easter
}

/** Easter as Knuth works it out: the Sunday after the full moon of the golden number and the epact. */
function easterSunday(year: number): Day {
  const goldenNumber = (year % 19) + 1
  const century = Math.floor(year / 100) + 1
  const droppedLeapYears = Math.floor((3 * century) / 4) - 12
  const moonCorrection = Math.floor((8 * century + 5) / 25) - 5
  const rawEpact = (11 * goldenNumber + 20 + moonCorrection - droppedLeapYears) % 30
  const isMoved = (rawEpact === 25 && goldenNumber > 11) || rawEpact === 24
  const moon = 44 - (isMoved ? rawEpact + 1 : rawEpact)
  const fullMoon = dayOf(year, 3, moon < 21 ? moon + 30 : moon)
  return fullMoon + 7 - weekdayOf(fullMoon)
}
