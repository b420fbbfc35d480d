import { describe, expect, test } from 'vitest'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import {
  day,
  fixedYear,
  nineYearLease,
  noticeOn,
  yearlyTacit,
} from '../deadlines/testing/sample-lifecycle.ts'
import { calendarDates } from './calendar-dates.ts'

const dates = (terms: LifecycleTerms, today = '2026-05-04') =>
  calendarDates(computeDeadlines(terms, day(today)), terms.signatureDate)
const listed = (terms: LifecycleTerms, today?: string) =>
  dates(terms, today).map((date) => [date.kind, date.place, date.day, date.meaning].join(' '))

describe('the dates of a contract', () => {
  test('are its limits and ends, in this term and in those that may follow', () => {
    const found = listed(yearlyTacit({ sendingMode: 'registeredLetter' }))
    expect(found).toEqual(
      expect.arrayContaining([
        'sendBy 1 2026-09-23 preventRenewal',
        'limit 1 2026-09-30 preventRenewal',
        'end 1 2026-12-31 termEnd',
        'limit 2 2027-09-30 preventRenewal',
      ]),
    )
  })

  test('say which of them hold only if the contract renews', () => {
    const certain = dates(yearlyTacit())
      .filter(({ kind }) => kind === 'limit')
      .map(({ place, isCertain }) => [place, isCertain])
    expect(certain.slice(0, 2)).toEqual([
      ['1', true],
      ['2', false],
    ])
  })

  test('have no send-by day of their own when it is the limit', () => {
    const kinds = dates(yearlyTacit({ sendingMode: 'email' })).map(
      ({ kind, place }) => kind + place,
    )
    expect(kinds).not.toContain('sendBy1')
  })

  test('of a fixed year are its end alone', () => {
    expect(listed(fixedYear())).toEqual(['end 1 2026-12-31 finalEnd'])
  })

  test('have the opposite meaning when the renewal has to be requested (R9)', () => {
    expect(listed(yearlyTacit({ renewalType: 'withNotice' }))).toContain(
      'limit 1 2026-09-30 obtainRenewal',
    )
  })

  test('ask for no renewal that was refused', () => {
    const refusedRenewals = [{ id: 'r', day: '2026-05-02' }]
    expect(listed(yearlyTacit({ renewalType: 'withNotice', refusedRenewals }))).toEqual([
      'end 1 2026-12-31 finalEnd',
    ])
  })

  test('lose their limits once notice was given in time', () => {
    expect(listed(yearlyTacit({ notices: [noticeOn('2026-05-01')] }))).toEqual([
      'end 1 2026-12-31 finalEnd',
    ])
  })

  test('include the early exits with their limits, named by the day of the exit (R18)', () => {
    const lease = nineYearLease({ effectiveDate: '2024-07-01' })
    expect(listed(lease)).toContain('exitLimit 2027-06-30 2026-12-30 exit')
  })

  test('include the day by which a consumer has to be informed (L215-1)', () => {
    const consumer = yearlyTacit({ regime: { kind: 'consumer', informedOn: null } })
    expect(listed(consumer)).toContain('informConsumer 1 2026-08-30 consumer')
  })

  test('leave out limits before the signature', () => {
    expect(listed(yearlyTacit({ signatureDate: '2026-10-05' }), '2026-10-06')).not.toContain(
      'limit 1 2026-09-30 preventRenewal',
    )
  })
})
