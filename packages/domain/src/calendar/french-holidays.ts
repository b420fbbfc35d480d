import { Temporal } from 'temporal-polyfill'

/** Where public holidays are counted: metropolitan France, or Alsace-Moselle with its two more. */
export type HolidayRegion = 'france' | 'alsaceMoselle'

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50
const GOOD_FRIDAY = -2

/** Holidays are looked up day by day; one set per region and year is enough to answer. */
const knownYears = new Map<string, ReadonlySet<string>>()

/**
 * The public holidays of a year, as ISO days (C. trav. L3133-1; Alsace-Moselle L3134-13).
 * The list is today's one for every year: 8 May was not a holiday from 1960 to 1981, which no
 * running contract can notice.
 *
 * @example frenchHolidays(2026, 'france').has('2026-04-06') // true, Easter Monday
 */
export function frenchHolidays(year: number, region: HolidayRegion): ReadonlySet<string> {
  const key = `${region} ${year}`
  const known = knownYears.get(key)
  if (known !== undefined) return known
  const holidays = new Set(holidaysOf(year, region))
  knownYears.set(key, holidays)
  return holidays
}

/**
 * Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher).
 *
 * @example easterSunday(2013).toString() // '2013-03-31'
 */
export function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const marchDay = epact + weekday - 7 * lateMoon + 22
  return Temporal.PlainDate.from({ year, month: 3, day: 1 }).add({ days: marchDay - 1 })
}

function holidaysOf(year: number, region: HolidayRegion): string[] {
  const easter = easterSunday(year)
  const fromEaster = (days: number) => easter.add({ days }).toString()
  const paddedYear = String(year).padStart(4, '0')
  const holidays = FIXED.map((monthDay) => `${paddedYear}-${monthDay}`)
  holidays.push(fromEaster(EASTER_MONDAY), fromEaster(ASCENSION), fromEaster(WHIT_MONDAY))
  if (region === 'alsaceMoselle') holidays.push(fromEaster(GOOD_FRIDAY), `${paddedYear}-12-26`)
  return holidays
}
