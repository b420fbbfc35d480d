import { describe, expect, test } from 'vitest'
import { amendmentOf, day, fixedYear, yearlyTacit } from '../deadlines/testing/sample-lifecycle.ts'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import { engineRenewals, type RenewalRecord } from './renewal-record.ts'
import { confirmedTerm, correctionRefusal, recordRefusal } from './renewal-rules.ts'

/** 2026, then a year at a time if both agree, three times at most. */
const express = (changes: Partial<LifecycleTerms> = {}) =>
  yearlyTacit({ renewalType: 'withAgreement', maxRenewals: 3, ...changes })

const record = (changes: Partial<RenewalRecord> = {}): RenewalRecord => ({
  id: 'new',
  kind: 'agreement',
  day: '2026-06-01',
  until: null,
  cancelledOn: null,
  ...changes,
})

const refused = (
  renewal: Partial<RenewalRecord>,
  terms: LifecycleTerms = express(),
  today = '2026-06-01',
) => recordRefusal(record(renewal), terms, day(today))

const withRecords = (records: readonly RenewalRecord[], terms = express()): LifecycleTerms => ({
  ...terms,
  ...engineRenewals(records),
})

describe('a renewal of the term in force', () => {
  test('is recorded until the last day of the term', () => {
    expect(refused({})).toBeNull()
    expect(refused({ day: '2026-12-31' }, express(), '2026-12-31')).toBeNull()
    expect(refused({ day: '2026-12-31' }, express(), '2027-01-01')).toMatchObject({
      code: 'RENEWAL_AFTER_END',
      params: { day: '31/12/2026' },
    })
  })

  test('is refused on a day to come, on none, and on one of an earlier term', () => {
    expect(refused({ day: '2026-06-02' })).toEqual({ code: 'RENEWAL_DAY_IN_FUTURE', field: 'day' })
    expect(refused({ until: '2027-02-30' })).toEqual({
      code: 'LIFECYCLE_DAY_INVALID',
      field: 'until',
    })
    expect(refused({ day: '2026-12-31' }, yearlyTacit(), '2027-03-01')).toEqual({
      code: 'RENEWAL_DAY_BEFORE_TERM',
      params: { day: '01/01/2027' },
      field: 'day',
    })
  })

  test('is refused beside another one: their terms would overlap', () => {
    const terms = withRecords([record({ id: 'first', day: '2026-05-01' })])
    expect(refused({}, terms)).toMatchObject({ code: 'RENEWAL_ALREADY_RECORDED' })
    expect(refused({ kind: 'refusal' }, terms)).toMatchObject({ code: 'RENEWAL_ALREADY_RECORDED' })
    // The next term has none yet.
    expect(refused({ day: '2027-02-01' }, terms, '2027-02-01')).toBeNull()
  })

  test('is refused once all are made, by the terms or by the amendment in force', () => {
    const once = express({ maxRenewals: 1 })
    const terms = withRecords([record({ id: 'first' })], once)
    expect(refused({ day: '2027-02-01' }, terms, '2027-02-01')).toEqual({
      code: 'RENEWALS_ALL_MADE',
      params: { max: 1 },
    })
    const more = amendmentOf({ field: 'maxRenewals', value: 2 }, '2027-01-15')
    expect(
      refused({ day: '2027-02-01' }, { ...terms, amendments: [more] }, '2027-02-01'),
    ).toBeNull()
  })

  test('ends after the term that it follows', () => {
    expect(refused({ until: '2026-12-31' })).toMatchObject({
      code: 'RENEWAL_UNTIL_BEFORE_END',
      field: 'until',
    })
  })
})

describe('a refusal of the renewal', () => {
  const refusal = record({ id: 'no', kind: 'refusal', day: '2026-06-01' })

  test('changes no date, and leaves nothing to expect', () => {
    const before = computeDeadlines(express(), day('2026-06-02'))
    const after = computeDeadlines(withRecords([refusal]), day('2026-06-02'))
    expect([before.finalEnd, before.renewal]).toEqual(['2026-12-31', 'renewable'])
    expect([after.finalEnd, after.renewal]).toEqual(['2026-12-31', 'willNotRenew'])
    expect(after.trace.map(({ code }) => code)).toContain('RENEWAL_REFUSED')
  })

  test('is for what needs a yes: a tacit renewal is prevented by a notice', () => {
    expect(refused({ kind: 'refusal' }, yearlyTacit())).toEqual({
      code: 'RENEWAL_REFUSAL_IS_NOTICE',
      field: 'kind',
    })
    expect(refused({ kind: 'refusal' }, fixedYear())).toMatchObject({
      code: 'RENEWAL_NOT_FORESEEN',
    })
    expect(refused({ kind: 'refusal' })).toBeNull()
  })

  test('stands against a renewal of the same term until it is cancelled', () => {
    expect(refused({}, withRecords([refusal]))).toMatchObject({ code: 'RENEWAL_REFUSED_BEFORE' })
    expect(refused({}, withRecords([{ ...refusal, cancelledOn: '2026-06-02' }]))).toBeNull()
  })
})

describe('what is recorded', () => {
  const first = record({ id: 'first', day: '2026-05-01' })
  const second = record({ id: 'second', day: '2027-05-01' })
  const change = (
    corrected: Partial<RenewalRecord> | null,
    recordId: string,
    records: readonly RenewalRecord[],
  ) => {
    const recorded = records.find(({ id }) => id === recordId)!
    const changed = corrected && { ...recorded, ...corrected }
    const terms = withRecords(records)
    return correctionRefusal(changed, recordId, records, terms, day('2027-06-01'))
  }

  test('is corrected as of the term that it renewed, even when that is over', () => {
    expect(change({ until: '2027-06-30' }, 'first', [first])).toBeNull()
    expect(change({ day: '2026-12-31' }, 'first', [first])).toBeNull()
    expect(change({ day: '2027-01-02' }, 'first', [first])).toMatchObject({
      code: 'RENEWAL_AFTER_END',
    })
    expect(change({ until: '2026-10-01' }, 'first', [first])).toMatchObject({
      code: 'RENEWAL_UNTIL_BEFORE_END',
    })
  })

  test('stays while a later one rests on it', () => {
    expect(change(null, 'first', [first, second])).toEqual({ code: 'RENEWAL_FOLLOWED' })
    expect(change(null, 'second', [first, second])).toBeNull()
    const cancelled = { ...second, cancelledOn: '2027-05-02' }
    expect(change(null, 'first', [first, cancelled])).toBeNull()
  })
})

test('a tacit renewal is confirmed by the first day of its term, once that has come', () => {
  const second = computeDeadlines(yearlyTacit(), day('2027-03-01'))
  expect(confirmedTerm(second, '2027-01-01')).toMatchObject({ number: 2, end: '2027-12-31' })
  expect(confirmedTerm(second, '2028-01-01')).toBeNull()
  expect(confirmedTerm(second, '2026-01-01')).toBeNull()
})
