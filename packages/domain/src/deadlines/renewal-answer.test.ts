import { expect, test } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import {
  amendmentOf,
  day,
  fixedYear,
  noticeOn,
  openEnded,
  renewalOn,
  terminationOn,
  yearlyTacit,
} from './testing/sample-lifecycle.ts'

const refusal = { id: 'r', day: '2026-06-01' }

test.each<[what: string, terms: LifecycleTerms, today: string, answer: string | null]>([
  ['tacit, before its limit', yearlyTacit(), '2026-09-30', 'renewable'],
  ['tacit, after its limit', yearlyTacit(), '2026-10-01', 'willRenew'],
  ['tacit, not started', yearlyTacit(), '2025-12-20', 'renewable'],
  ['in its last permitted term', yearlyTacit({ maxRenewals: 1 }), '2027-05-01', 'willNotRenew'],
  ['with a renewal left', yearlyTacit({ maxRenewals: 2 }), '2027-05-01', 'renewable'],
  [
    'denounced in time',
    yearlyTacit({ notices: [noticeOn('2026-05-01')] }),
    '2026-06-01',
    'willNotRenew',
  ],
  [
    'denounced too late',
    yearlyTacit({ notices: [noticeOn('2026-11-01')] }),
    '2026-11-02',
    'willRenew',
  ],
  [
    'ended on a day',
    yearlyTacit({ notices: [terminationOn('2026-06-30')] }),
    '2026-05-10',
    'willNotRenew',
  ],
  ['without renewal', fixedYear(), '2026-06-01', 'willNotRenew'],
  [
    'by agreement, none yet',
    yearlyTacit({ renewalType: 'withAgreement' }),
    '2026-12-31',
    'renewable',
  ],
  [
    'by agreement, too late',
    yearlyTacit({ renewalType: 'withAgreement' }),
    '2027-01-01',
    'willNotRenew',
  ],
  [
    'by agreement, given',
    yearlyTacit({ renewalType: 'withAgreement', renewals: [renewalOn('2026-06-01')] }),
    '2026-06-02',
    'willRenew',
  ],
  ['on request, in time', yearlyTacit({ renewalType: 'withNotice' }), '2026-09-30', 'renewable'],
  [
    'on request, too late',
    yearlyTacit({ renewalType: 'withNotice' }),
    '2026-10-01',
    'willNotRenew',
  ],
  [
    'refused',
    yearlyTacit({ renewalType: 'withAgreement', refusedRenewals: [refusal] }),
    '2026-06-02',
    'willNotRenew',
  ],
  [
    'refused, then prolonged by an amendment',
    yearlyTacit({
      renewalType: 'withAgreement',
      refusedRenewals: [refusal],
      amendments: [amendmentOf({ field: 'endDate', value: '2027-06-30' }, '2026-07-01')],
    }),
    '2026-07-02',
    'renewable',
  ],
  [
    'prolonged, then refused',
    yearlyTacit({
      renewalType: 'withAgreement',
      refusedRenewals: [refusal],
      amendments: [amendmentOf({ field: 'endDate', value: '2027-06-30' }, '2026-05-31')],
    }),
    '2026-07-02',
    'willNotRenew',
  ],
  ['without end', openEnded(), '2026-06-01', null],
  ['unsigned', yearlyTacit({ isSigned: false }), '2026-11-20', null],
])('a contract %s: on %#', (_, terms, today, answer) => {
  expect(computeDeadlines(terms, day(today)).renewal).toBe(answer)
})
