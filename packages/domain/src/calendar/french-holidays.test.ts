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
