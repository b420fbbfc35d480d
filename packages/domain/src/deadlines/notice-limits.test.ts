import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCalendar, anyDay } from '../calendar/testing/arbitrary-days.ts'
import { daysBetween, isAfter } from '../calendar/compare-days.ts'
import { isWorkedDay, workingCalendar } from '../calendar/working-days.ts'
import { noticeLimits } from './notice-limits.ts'
import { dayAfterNotice } from './notice-period.ts'
import type { NoticePeriod } from './notice-period.ts'
import { rollLimits } from './roll-limits.ts'
import { day } from './testing/sample-lifecycle.ts'
import { deliveryTime, sendByDay } from './send-by.ts'

const france = workingCalendar('france')

const anyNotice: fc.Arbitrary<NoticePeriod> = fc.oneof(
  fc.record({
    unit: fc.constantFrom('months', 'weeks', 'calendarDays', 'clearDays'),
    count: fc.integer({ min: 0, max: 40 }),
  }),
  fc.record({
    unit: fc.constantFrom('businessDays', 'workingDays'),
    count: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({
    unit: fc.constant('monthsAndDays'),
    months: fc.integer({ min: 0, max: 24 }),
    days: fc.integer({ min: 0, max: 60 }),
  }),
)

test('legal + n <= E < (legal + 1 day) + n, in every unit', () => {
  fc.assert(
    fc.property(anyDay, anyNotice, anyCalendar, (end, notice, calendar) => {
      const { legal } = noticeLimits(end, notice, calendar)
      expect(isAfter(dayAfterNotice(legal, notice, calendar), end)).toBe(false)
      expect(isAfter(dayAfterNotice(legal.add({ days: 1 }), notice, calendar), end)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('prudent <= legal <= prudent + 3 days', () => {
  fc.assert(
    fc.property(anyDay, anyNotice, anyCalendar, (end, notice, calendar) => {
      const { legal, prudent } = noticeLimits(end, notice, calendar)
      const tolerance = daysBetween(prudent, legal)
      expect(tolerance).toBeGreaterThanOrEqual(0)
      expect(tolerance).toBeLessThanOrEqual(3)
      if (notice.unit !== 'months' && notice.unit !== 'monthsAndDays') expect(tolerance).toBe(0)
    }),
    { numRuns: 1000 },
  )
})

test('sendBy <= prudent, on a business day, whatever time is kept', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.record({
        count: fc.integer({ min: 0, max: 20 }),
        unit: fc.constantFrom('businessDays', 'calendarDays'),
      }),
      anyCalendar,
      (prudent, delivery, calendar) => {
        const sendBy = sendByDay(prudent, delivery, calendar)
        expect(isAfter(sendBy, prudent)).toBe(false)
        expect(isWorkedDay(sendBy, 'business', calendar)).toBe(true)
      },
    ),
  )
})

test('R3: the tolerance of three days is reached before the end of February', () => {
  const { legal, prudent } = noticeLimits(day('2027-02-28'), { unit: 'months', count: 2 }, france)
  expect([prudent.toString(), legal.toString()]).toEqual(['2026-12-28', '2026-12-31'])
})

test('R3: six months for 30 September 2013 had to be served by Easter Sunday', () => {
  // Cass. 3e civ. 8 March 2018, 17-11.312: the limit is not rolled forward.
  const { legal } = noticeLimits(day('2013-09-30'), { unit: 'months', count: 6 }, france)
  expect(legal.toString()).toBe('2013-03-31')
})

test('R4: weeks are seven days', () => {
  const { legal } = noticeLimits(day('2026-12-31'), { unit: 'weeks', count: 4 }, france)
  expect(legal.toString()).toBe('2026-12-03')
})

test('R6: months and days together, months first', () => {
  const notice = { unit: 'monthsAndDays', months: 1, days: 15 } as const
  const { legal, prudent } = noticeLimits(day('2026-03-15'), notice, france)
  // E - 15 days is 28 February; 31 January + 1 month still is 28 February.
  expect([prudent.toString(), legal.toString()]).toEqual(['2026-01-28', '2026-01-31'])
  expect(dayAfterNotice(legal, notice, france).toString()).toBe('2026-03-15')
})

test('R7: limits stay unless the contract rolls them', () => {
  const saturday = { legal: day('2026-11-14'), prudent: day('2026-11-14') }
  const rolled = (roll: 'none' | 'previous' | 'next') =>
    rollLimits(saturday, roll, france).legal.toString()
  expect(rolled('none')).toBe('2026-11-14')
  expect(rolled('previous')).toBe('2026-11-13')
  expect(rolled('next')).toBe('2026-11-16')
})

test('R8: a registered letter keeps five business days, whenever it counts', () => {
  const fiveBusinessDays = { count: 5, unit: 'businessDays' }
  expect(deliveryTime('registeredLetter', 'received')).toEqual(fiveBusinessDays)
  expect(deliveryTime('registeredLetter', 'presented')).toEqual(fiveBusinessDays)
  expect(deliveryTime('registeredLetter', 'sent')).toEqual(fiveBusinessDays)
  expect(deliveryTime('email', 'received').count).toBe(0)
})

test('R8: an electronic registered letter is presented at once, and may be accepted fifteen days later', () => {
  const byLetter = (countsWhen: 'sent' | 'presented' | 'received') =>
    sendByDay(
      day('2026-09-30'),
      deliveryTime('electronicRegisteredLetter', countsWhen),
      france,
    ).toString()
  expect(byLetter('sent')).toBe('2026-09-30')
  expect(byLetter('presented')).toBe('2026-09-30')
  expect(byLetter('received')).toBe('2026-09-15')
})
