import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { anyCalendar, anyDay } from './testing/arbitrary-days.ts'
import { isAfter, isBefore } from './compare-days.ts'
import { frenchHolidays } from './french-holidays.ts'
import {
  addWorkedDays,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  isWorkedDay,
  subtractWorkedDays,
  workingCalendar,
} from './working-days.ts'

const day = (iso: string) => Temporal.PlainDate.from(iso)
const france = workingCalendar('france')

test('a Saturday is ouvrable but not ouvré; a Sunday is neither', () => {
  expect(isWorkedDay(day('2026-11-14'), 'working', france)).toBe(true)
  expect(isWorkedDay(day('2026-11-14'), 'business', france)).toBe(false)
  expect(isWorkedDay(day('2026-11-15'), 'working', france)).toBe(false)
})

test('holidays and closing days are not worked', () => {
  expect(isWorkedDay(day('2026-11-11'), 'working', france)).toBe(false)
  const closed = workingCalendar('france', ['2026-12-24'])
  expect(isWorkedDay(day('2026-12-24'), 'business', closed)).toBe(false)
  expect(isWorkedDay(day('2026-12-24'), 'business', france)).toBe(true)
  expect(isWorkedDay(day('2025-12-26'), 'business', workingCalendar('alsaceMoselle'))).toBe(false)
})

test('rolls over weekends and holidays both ways', () => {
  // 1 to 3 May 2026: holiday, Saturday, Sunday.
  expect(businessDayOnOrBefore(day('2026-05-03'), france).toString()).toBe('2026-04-30')
  expect(businessDayOnOrAfter(day('2026-05-01'), france).toString()).toBe('2026-05-04')
  expect(businessDayOnOrBefore(day('2026-05-05'), france).toString()).toBe('2026-05-05')
})

test('a closing day moves a count of working days by one', () => {
  const closed = workingCalendar('france', ['2026-12-24'])
  const end = day('2026-12-31')
  expect(subtractWorkedDays(end, 5, 'business', france).toString()).toBe('2026-12-23')
  expect(subtractWorkedDays(end, 5, 'business', closed).toString()).toBe('2026-12-22')
})

test('counting forwards from a count backwards comes back to the last worked day', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 120 }), anyCalendar, (end, count, calendar) => {
      for (const kind of ['business', 'working'] as const) {
        const start = subtractWorkedDays(end, count, kind, calendar)
        expect(isAfter(addWorkedDays(start, count, kind, calendar), end)).toBe(false)
        const later = start.add({ days: 1 })
        expect(isAfter(addWorkedDays(later, count, kind, calendar), end)).toBe(true)
      }
    }),
  )
})

test('a send-by day never leaves its side and is always a business day', () => {
  fc.assert(
    fc.property(anyDay, anyCalendar, (limit, calendar) => {
      const before = businessDayOnOrBefore(limit, calendar)
      const after = businessDayOnOrAfter(limit, calendar)
      expect(isAfter(before, limit) || isBefore(after, limit)).toBe(false)
      expect(isWorkedDay(before, 'business', calendar)).toBe(true)
      expect(isWorkedDay(after, 'business', calendar)).toBe(true)
    }),
  )
})

test('a day is worked by what the calendar says of it, in any year', () => {
  fc.assert(
    fc.property(anyDay, anyCalendar, (any, calendar) => {
      const isFree =
        any.dayOfWeek === 7 ||
        frenchHolidays(any.year, calendar.region).has(any.toString()) ||
        calendar.closingDays.has(any.toString())
      expect(isWorkedDay(any, 'working', calendar)).toBe(!isFree)
      expect(isWorkedDay(any, 'business', calendar)).toBe(!isFree && any.dayOfWeek < 6)
    }),
  )
})
