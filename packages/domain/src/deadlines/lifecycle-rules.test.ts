import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDay } from '../calendar/testing/arbitrary-days.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import { lifecycleRefusals } from './lifecycle-rules.ts'
import { lifecycleTerms } from './lifecycle-terms.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { anyTypedLifecycle } from './testing/any-lifecycle.ts'
import { day, fixedYear, yearlyTacit } from './testing/sample-lifecycle.ts'

const refusals = (terms: LifecycleTerms, renewalsMade = 0) =>
  lifecycleRefusals(terms, { renewalsMade }).map(({ field, code }) => `${field} ${code}`)

test('accepts each renewal type with the fields it needs', () => {
  expect(refusals(fixedYear())).toEqual([])
  expect(refusals(yearlyTacit())).toEqual([])
  expect(refusals(yearlyTacit({ renewalDuration: null }))).toEqual([])
  expect(refusals(yearlyTacit({ notice: null }))).toEqual([])
  expect(refusals(fixedYear({ renewalType: 'withAgreement' }))).toEqual([])
  expect(refusals(yearlyTacit({ renewalType: 'withNotice', maxRenewals: 3 }))).toEqual([])
  expect(refusals(fixedYear({ effectiveDate: null }))).toEqual([])
})

test('requires the fields that a renewal type needs', () => {
  expect(refusals(lifecycleTerms())).toEqual(['duration LIFECYCLE_DURATION_REQUIRED'])
  const bare = { renewalType: 'withNotice', renewalDuration: null, notice: null } as const
  expect(refusals(yearlyTacit(bare))).toEqual([
    'renewalDuration LIFECYCLE_RENEWAL_DURATION_REQUIRED',
    'notice LIFECYCLE_NOTICE_REQUIRED',
  ])
  expect(
    refusals(
      yearlyTacit({
        ...bare,
        regime: { kind: 'commercialLease', excludesTriennialExit: false },
      }),
    ),
  ).toEqual([])
})

test('refuses fewer renewals than those already made', () => {
  const [refusal] = lifecycleRefusals(yearlyTacit({ maxRenewals: 2 }), { renewalsMade: 3 })
  expect(refusal).toEqual({
    field: 'maxRenewals',
    code: 'LIFECYCLE_OCCURRENCES_BELOW_RENEWALS',
    params: { made: 3 },
  })
  expect(refusals(yearlyTacit({ maxRenewals: 3 }), 3)).toEqual([])
  expect(refusals(yearlyTacit({ maxRenewals: null }), 3)).toEqual([])
})

test.each([0, -1, 1.5, 1000, Number.NaN])('refuses %d renewals', (maxRenewals) => {
  expect(refusals(yearlyTacit({ maxRenewals }))).toEqual([
    'maxRenewals LIFECYCLE_OCCURRENCES_INVALID',
  ])
})

test('refuses an end before the start', () => {
  const until = (iso: string, meaning: 'lastDayInForce' | 'firstDayAfter') =>
    refusals(fixedYear({ duration: { kind: 'until', day: iso, meaning } }))
  expect(until('2025-12-31', 'lastDayInForce')).toEqual(['duration LIFECYCLE_END_BEFORE_EFFECTIVE'])
  expect(until('2026-01-01', 'firstDayAfter')).toEqual(['duration LIFECYCLE_END_BEFORE_EFFECTIVE'])
  expect(until('2026-01-01', 'lastDayInForce')).toEqual([])
})

test('refuses days that are not on the calendar, before anything else', () => {
  expect(refusals(fixedYear({ effectiveDate: '2026-02-30', duration: null }))).toEqual([
    'effectiveDate LIFECYCLE_DAY_INVALID',
  ])
  expect(refusals(fixedYear({ signatureDate: '0202-01-01' }))).toEqual([
    'signatureDate LIFECYCLE_DAY_INVALID',
  ])
  expect(refusals(fixedYear({ closingDays: ['2026-12-24', 'x'] }))).toEqual([
    'closingDays LIFECYCLE_DAY_INVALID',
  ])
})

test.each([0, -3, 2.5, 1000])('refuses a duration of %d years', (count) => {
  expect(refusals(fixedYear({ duration: { kind: 'span', count, unit: 'years' } }))).toEqual([
    'duration LIFECYCLE_DURATION_COUNT_INVALID',
  ])
  expect(refusals(yearlyTacit({ renewalDuration: { count, unit: 'years' } }))).toEqual([
    'renewalDuration LIFECYCLE_DURATION_COUNT_INVALID',
  ])
})

test('refuses a notice that is not a sensible whole number', () => {
  const notice = (period: LifecycleTerms['notice']) => refusals(yearlyTacit({ notice: period }))
  const refused = ['notice LIFECYCLE_NOTICE_COUNT_INVALID']
  expect(notice({ unit: 'months', count: 0 })).toEqual(refused)
  expect(notice({ unit: 'months', count: 121 })).toEqual(refused)
  expect(notice({ unit: 'monthsAndDays', months: 0, days: 0 })).toEqual(refused)
  expect(notice({ unit: 'monthsAndDays', months: 1, days: 15 })).toEqual([])
  expect(notice({ unit: 'businessDays', count: 30 })).toEqual([])
})

test('refuses a renewal of what has no term, and an alert window of more than a year', () => {
  expect(refusals(yearlyTacit({ duration: { kind: 'indefinite' } }))).toEqual([
    'renewalType LIFECYCLE_RENEWAL_WITHOUT_TERM',
  ])
  expect(refusals(yearlyTacit({ noticeWindowDays: 0 }))).toEqual([
    'noticeWindowDays LIFECYCLE_NOTICE_WINDOW_INVALID',
  ])
})

test('the engine computes whatever the rules accept', () => {
  fc.assert(
    fc.property(anyTypedLifecycle, anyDay, (terms, today) => {
      fc.pre(lifecycleRefusals(terms, { renewalsMade: 0 }).length === 0)
      expect(computeDeadlines(terms, today).phase).toBeTypeOf('string')
    }),
    { numRuns: 200 },
  )
})

test('the longest accepted spans stay on the calendar', () => {
  const longest = yearlyTacit({
    effectiveDate: '2999-12-31',
    duration: { kind: 'span', count: 999, unit: 'years' },
    renewalDuration: { count: 364_000, unit: 'days' },
  })
  expect(refusals(longest)).toEqual([])
  expect(computeDeadlines(longest, day('2026-01-01')).endDate).toBe('3998-12-30')
})
