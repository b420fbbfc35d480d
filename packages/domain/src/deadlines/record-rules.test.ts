import { expect, test } from 'vitest'
import type { AmendmentPatch } from './amendment.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { noticeRefusal, renewalRefusal, renewalsMade } from './record-rules.ts'
import type { RecordedRenewal } from './recorded-renewal.ts'
import type { RegisteredNotice } from './registered-notice.ts'
import { amendmentOf, day, fixedYear, noticeOn, yearlyTacit } from './testing/sample-lifecycle.ts'

const today = day('2026-06-01')
const refusedNotice = (notice: RegisteredNotice, terms: LifecycleTerms = yearlyTacit()) =>
  noticeRefusal(notice, terms, today)?.code ?? null

test('records a notice, even late', () => {
  expect(refusedNotice(noticeOn('2026-05-01'))).toBeNull()
  expect(noticeRefusal(noticeOn('2026-10-05'), yearlyTacit(), day('2026-11-01'))).toBeNull()
})

test('refuses a notice without a day, with an invalid one or in the future', () => {
  expect(refusedNotice({ ...noticeOn('2026-05-01'), receivedOn: null })).toBe('NOTICE_DAY_REQUIRED')
  expect(refusedNotice(noticeOn('2026-02-30'))).toBe('LIFECYCLE_DAY_INVALID')
  expect(refusedNotice(noticeOn('2026-06-02'))).toBe('NOTICE_DAY_IN_FUTURE')
  expect(refusedNotice(noticeOn('2026-06-01'))).toBeNull()
})

test('refuses a letter expected in the future', () => {
  expect(refusedNotice({ ...noticeOn('2026-06-05'), sentOn: '2026-05-30' })).toBe(
    'NOTICE_DAY_IN_FUTURE',
  )
})

test('refuses an early exit that an unrelated amendment does not provide', () => {
  const leave = { ...noticeOn('2026-05-01'), kind: 'earlyExit' } as const
  const changed = (patch: AmendmentPatch) =>
    yearlyTacit({ amendments: [amendmentOf(patch, '2026-02-01')] })
  expect(refusedNotice(leave, changed({ field: 'maxRenewals', value: 2 }))).toBe(
    'EARLY_EXIT_NOT_FORESEEN',
  )
  expect(refusedNotice(leave, changed({ field: 'earlyExit', value: null }))).toBe(
    'EARLY_EXIT_NOT_FORESEEN',
  )
})

test('refuses a letter received before it was sent', () => {
  const letter = { ...noticeOn('2026-05-01'), sentOn: '2026-05-02' }
  expect(refusedNotice(letter)).toBe('NOTICE_DAYS_OUT_OF_ORDER')
  expect(refusedNotice({ ...letter, receivedOn: '2026-05-02' })).toBeNull()
})

test('refuses an early exit that the contract does not allow', () => {
  const leave = { ...noticeOn('2026-05-01'), kind: 'earlyExit' } as const
  expect(refusedNotice(leave)).toBe('EARLY_EXIT_NOT_FORESEEN')
  const earlyExit = { notice: null, alignment: 'exactDay', notBefore: null } as const
  expect(refusedNotice(leave, yearlyTacit({ earlyExit }))).toBeNull()
  const amended = yearlyTacit({
    amendments: [
      {
        id: 'a',
        reference: 'A',
        signedOn: '2026-02-01',
        effectiveOn: '2026-02-01',
        patches: [{ field: 'earlyExit', value: earlyExit }],
      },
    ],
  })
  expect(refusedNotice(leave, amended)).toBeNull()
})

test('refuses a termination before the signature', () => {
  const ends = (endsOn: string) =>
    noticeRefusal({ ...noticeOn('2026-05-01'), kind: 'termination', endsOn }, yearlyTacit(), today)
  expect(ends('2025-12-14')).toEqual({
    code: 'TERMINATION_BEFORE_SIGNATURE',
    params: { day: '15/12/2025' },
  })
  expect(ends('2026-13-01')).toEqual({ code: 'LIFECYCLE_DAY_INVALID' })
  expect(ends('2027-03-15')).toBeNull()
})

function refusedRenewal(
  terms: LifecycleTerms,
  renewal: Partial<RecordedRenewal>,
  on = today,
): unknown {
  const recorded = {
    id: 'r',
    kind: 'agreement',
    day: '2026-06-01',
    until: null,
    ...renewal,
  } as const
  return renewalRefusal(recorded, computeDeadlines(terms, on), on)
}

test('records a renewal agreed by the end of the term', () => {
  expect(refusedRenewal(yearlyTacit(), {})).toBeNull()
  expect(refusedRenewal(fixedYear(), { until: '2027-12-31' })).toBeNull()
  expect(refusedRenewal(fixedYear(), { day: '2026-12-31' }, day('2026-12-31'))).toBeNull()
})

test('refuses a renewal after the end, with the day', () => {
  const late = refusedRenewal(fixedYear(), { day: '2027-01-05' }, day('2027-01-05'))
  expect(late).toEqual({ code: 'RENEWAL_AFTER_END', params: { day: '31/12/2026' } })
})

test('refuses a renewal in the future, without end or ending too early', () => {
  expect(refusedRenewal(fixedYear(), { day: '2026-07-01' })).toEqual({
    code: 'RENEWAL_DAY_IN_FUTURE',
  })
  expect(refusedRenewal(fixedYear({ duration: { kind: 'indefinite' } }), {})).toEqual({
    code: 'CONTRACT_WITHOUT_TERM',
  })
  expect(refusedRenewal(fixedYear(), { until: '2026-12-31' })).toMatchObject({
    code: 'RENEWAL_UNTIL_BEFORE_END',
  })
  expect(refusedRenewal(fixedYear(), { day: 'hier' })).toEqual({ code: 'LIFECYCLE_DAY_INVALID' })
})

test('refuses a request after the limit; an agreement can still renew', () => {
  const terms = yearlyTacit({ renewalType: 'withNotice' })
  const on = day('2026-10-15')
  expect(refusedRenewal(terms, { kind: 'request', day: '2026-10-01' }, on)).toEqual({
    code: 'RENEWAL_REQUEST_LATE',
    params: { day: '30/09/2026' },
  })
  expect(refusedRenewal(terms, { day: '2026-10-01' }, on)).toBeNull()
})

test('counts the renewals made', () => {
  const made = (on: string) => renewalsMade(computeDeadlines(yearlyTacit(), day(on)))
  expect([made('2025-12-20'), made('2026-06-01'), made('2028-06-01')]).toEqual([0, 0, 2])
})
