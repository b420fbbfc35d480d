import { expect, test } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { day, fixedYear, yearlyTacit } from './testing/sample-lifecycle.ts'

const on = (terms: LifecycleTerms, today: string) => computeDeadlines(terms, day(today))
const codes = (terms: LifecycleTerms, today: string) =>
  on(terms, today).warnings.map(({ code }) => code)
const agreement = (agreedOn: string, until: string | null = null) =>
  ({ id: `r-${agreedOn}`, kind: 'agreement', day: agreedOn, until }) as const
const request = (askedOn: string) =>
  ({ id: `r-${askedOn}`, kind: 'request', day: askedOn, until: null }) as const

test('R9: without renewal the contract ends at E and has no limit', () => {
  const deadlines = on(fixedYear({ notice: { unit: 'months', count: 3 } }), '2026-06-01')
  expect(deadlines).toMatchObject({
    legalLimit: null,
    finalEnd: '2026-12-31',
    ending: 'expiry',
    term: { number: 1, of: 1 },
  })
  expect(on(fixedYear(), '2026-12-31').phase).toBe('RUNNING')
  expect(on(fixedYear(), '2027-01-01').phase).toBe('ENDED')
})

test('R9: tacit renewal continues, term after term', () => {
  const third = on(yearlyTacit(), '2028-05-01')
  expect(third).toMatchObject({
    endDate: '2028-12-31',
    legalLimit: '2028-09-30',
    limitMeaning: 'preventRenewal',
    finalEnd: null,
    term: { number: 3, of: null, origin: 'tacit' },
  })
})

test('R9: tacit without a notice period can be refused until the last day', () => {
  expect(on(yearlyTacit({ notice: null }), '2026-06-01')).toMatchObject({
    legalLimit: '2026-12-31',
    prudentLimit: '2026-12-31',
  })
})

test('R9: with agreement it ends unless one is recorded on or before E', () => {
  const terms = yearlyTacit({ renewalType: 'withAgreement' })
  expect(on(terms, '2026-06-01')).toMatchObject({ legalLimit: null, finalEnd: '2026-12-31' })
  expect(on(terms, '2027-01-01').phase).toBe('ENDED')
  const agreed = { ...terms, renewals: [agreement('2026-12-31')] }
  expect(on(agreed, '2026-12-31').phase).toBe('RENEWAL_LOCKED')
  expect(on(agreed, '2027-01-01')).toMatchObject({
    phase: 'RUNNING',
    endDate: '2027-12-31',
    term: { number: 2, origin: 'agreement' },
  })
  const late = { ...terms, renewals: [agreement('2027-01-02')] }
  expect(on(late, '2027-01-03').phase).toBe('ENDED')
  expect(codes(late, '2027-01-03')).toEqual(['RENEWAL_AFTER_END'])
})

test('R9: an agreement may say until when it renews', () => {
  const terms = yearlyTacit({
    renewalType: 'withAgreement',
    renewals: [agreement('2026-11-02', '2027-06-30')],
  })
  expect(on(terms, '2027-02-01')).toMatchObject({ endDate: '2027-06-30', finalEnd: '2027-06-30' })
})

test('R9: with notice it ends unless the renewal was requested by the limit', () => {
  const terms = yearlyTacit({ renewalType: 'withNotice' })
  expect(on(terms, '2026-06-01')).toMatchObject({
    legalLimit: '2026-09-30',
    limitMeaning: 'obtainRenewal',
    finalEnd: '2026-12-31',
  })
  expect(on(terms, '2026-09-15').phase).toBe('NOTICE_WINDOW')
  expect(on(terms, '2026-10-01').phase).toBe('RUNNING')
  const asked = { ...terms, renewals: [request('2026-09-30')] }
  expect(on(asked, '2026-09-30').phase).toBe('RENEWAL_LOCKED')
  expect(on(asked, '2027-02-01').term).toEqual({ number: 2, of: null, origin: 'request' })
  const late = { ...terms, renewals: [request('2026-10-01')] }
  expect(on(late, '2026-10-02')).toMatchObject({ phase: 'RUNNING', finalEnd: '2026-12-31' })
  expect(codes(late, '2026-10-02')).toEqual(['RENEWAL_REQUEST_LATE'])
})

test('R10: after the last renewal there is no limit and the contract expires', () => {
  const terms = yearlyTacit({ maxRenewals: 1 })
  expect(on(terms, '2026-06-01').term).toEqual({ number: 1, of: 2, origin: 'initial' })
  expect(on(terms, '2027-06-01')).toMatchObject({
    phase: 'RUNNING',
    legalLimit: null,
    finalEnd: '2027-12-31',
    term: { number: 2, of: 2 },
  })
  expect(on(terms, '2028-01-01').phase).toBe('ENDED')
})

test('R10: a renewal agreed beyond the maximum counts, with a warning', () => {
  const terms = yearlyTacit({ maxRenewals: 1, renewals: [agreement('2027-11-01')] })
  const third = on(terms, '2028-02-01')
  expect(third).toMatchObject({ endDate: '2028-12-31', term: { number: 3, of: 3 } })
  expect(codes(terms, '2028-02-01')).toEqual(['OCCURRENCES_BELOW_RENEWALS'])
})

test('R11: tacit without a renewal duration becomes indeterminate after E', () => {
  const terms = yearlyTacit({ renewalDuration: null })
  expect(on(terms, '2026-09-15').phase).toBe('NOTICE_WINDOW')
  expect(on(terms, '2026-12-01').phase).toBe('RENEWAL_LOCKED')
  expect(on(terms, '2027-01-01')).toMatchObject({
    phase: 'INDETERMINATE',
    endDate: null,
    indeterminateSince: '2027-01-01',
    durationCode: 999999,
    legalLimit: null,
  })
})

test('R11: performed after E it becomes indeterminate, never before E', () => {
  const terms = fixedYear({ performedAfterEnd: true })
  expect(on(terms, '2026-12-31')).toMatchObject({
    phase: 'RUNNING',
    durationCode: null,
    finalEnd: '2026-12-31',
  })
  expect(on(terms, '2027-01-01')).toMatchObject({
    phase: 'INDETERMINATE',
    indeterminateSince: '2027-01-01',
    term: { number: 2, of: null, origin: 'performance' },
  })
})

test('R11: typed as indefinite it is indeterminate from its start', () => {
  const terms = fixedYear({ duration: { kind: 'indefinite' } })
  expect(on(terms, '2025-12-31').phase).toBe('NOT_STARTED')
  expect(on(terms, '2026-01-01')).toMatchObject({
    phase: 'INDETERMINATE',
    indeterminateSince: '2026-01-01',
  })
  expect(codes(terms, '2026-02-01')).toEqual(['REASONABLE_NOTICE'])
})

test('a renewal agreed without any duration is indeterminate (1214)', () => {
  const terms = fixedYear({ renewals: [agreement('2026-12-01')] })
  expect(on(terms, '2027-02-01')).toMatchObject({
    phase: 'INDETERMINATE',
    indeterminateSince: '2027-01-01',
  })
})
