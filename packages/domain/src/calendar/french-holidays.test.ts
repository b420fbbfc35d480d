import { expect, test } from 'vitest'
import { easterSunday, frenchHolidays } from './french-holidays.ts'

test.each([
  [1999, '1999-04-04'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2013, '2013-03-31'],
  [2016, '2016-03-27'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter Sunday of %i is %s', (year, expected) => {
  expect(easterSunday(year).toString()).toBe(expected)
})

test('Easter matches the tables of the Church, in every year of the calendar', () => {
  for (let year = 1583; year <= 4099; year += 1)
    expect([year, easterSunday(year).toString()]).toEqual([year, easterByTables(year)])
})

/** The same day by another algorithm: the golden number, the epact and the Sunday after (Knuth, 1.3.2, exercise 14). */
function easterByTables(year: number): string {
  const golden = (year % 19) + 1
  const century = Math.floor(year / 100) + 1
  const skippedLeapYears = Math.floor((3 * century) / 4) - 12
  const moonDrift = Math.floor((8 * century + 5) / 25) - 5
  const sunday = Math.floor((5 * year) / 4) - skippedLeapYears - 10
  const raw = (((11 * golden + 20 + moonDrift - skippedLeapYears) % 30) + 30) % 30
  const epact = (raw === 25 && golden > 11) || raw === 24 ? raw + 1 : raw
  const fullMoon = epact > 23 ? 74 - epact : 44 - epact
  const day = fullMoon + 7 - ((sunday + fullMoon) % 7)
  const [month, dayOfMonth] = day > 31 ? ['04', day - 31] : ['03', day]
  return `${year}-${month}-${String(dayOfMonth).padStart(2, '0')}`
}

test('lists the eleven public holidays of a year', () => {
  expect([...frenchHolidays(2026, 'france')].sort()).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
})

test('adds Good Friday and 26 December in Alsace-Moselle', () => {
  const france = frenchHolidays(2026, 'france')
  const added = [...frenchHolidays(2026, 'alsaceMoselle')].filter((day) => !france.has(day))
  expect(added.sort()).toEqual(['2026-04-03', '2026-12-26'])
})

test('counts two holidays that fall on the same day once', () => {
  // Ascension was on 8 May in 1997 and on 1 May in 2008.
  expect(frenchHolidays(1997, 'france').size).toBe(10)
  expect(frenchHolidays(2008, 'france').size).toBe(10)
})
