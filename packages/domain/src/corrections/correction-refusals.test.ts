import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { lifecycleTerms, type LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import { correctionRefusals } from './correction-refusals.ts'

const today = Temporal.PlainDate.from('2026-05-04')

/** One year from 2021, tacitly renewed by years: five renewals by May 2026. */
const yearly = (changes: Partial<LifecycleTerms> = {}) =>
  lifecycleTerms({
    signatureDate: '2020-12-15',
    effectiveDate: '2021-01-01',
    duration: { kind: 'span', count: 12, unit: 'months' },
    renewalType: 'tacit',
    renewalDuration: { count: 12, unit: 'months' },
    notice: { unit: 'months', count: 3 },
    ...changes,
  })

const codesOf = (terms: LifecycleTerms) =>
  correctionRefusals(terms, today).map(({ field, code, params }) => [field, code, params])

test('at most as many renewals as were already made, never fewer (R10)', () => {
  expect(codesOf(yearly({ maxRenewals: 5 }))).toEqual([])
  expect(codesOf(yearly({ maxRenewals: 4 }))).toEqual([
    ['maxRenewals', 'LIFECYCLE_OCCURRENCES_BELOW_RENEWALS', { made: 5 }],
  ])
})

test('counts the renewals of the corrected duration, not of the mistaken one', () => {
  const ofFiveYears = { kind: 'span', count: 5, unit: 'years' } as const
  expect(codesOf(yearly({ duration: ofFiveYears, maxRenewals: 1 }))).toEqual([])
})

test('refuses what no form accepts, and a signature to come', () => {
  expect(codesOf(yearly({ duration: null }))).toEqual([
    ['duration', 'LIFECYCLE_DURATION_REQUIRED', undefined],
  ])
  expect(codesOf(yearly({ signatureDate: '2026-05-05' }))).toEqual([
    ['signatureDate', 'CORRECTION_SIGNED_IN_FUTURE', undefined],
  ])
  expect(codesOf(yearly({ signatureDate: '2026-05-04' }))).toEqual([])
})
