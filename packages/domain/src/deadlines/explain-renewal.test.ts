import { expect, test } from 'vitest'
import { explained, type Explanation } from './testing/explained.ts'
import {
  amendmentOf,
  fixedYear,
  openEnded,
  renewalOn,
  terminationOn,
  yearlyTacit,
} from './testing/sample-lifecycle.ts'

test.each<Explanation>([
  [
    'does not come',
    fixedYear(),
    '2026-06-01',
    ['RENEWAL_NONE end=2026-12-31 renewalType=none (renewalType)'],
  ],
  [
    'is tacit',
    yearlyTacit(),
    '2026-06-01',
    ['RENEWAL_TACIT end=2026-12-31 renewalType=tacit (renewalType)'],
  ],
  [
    'is limited in number',
    yearlyTacit({ maxRenewals: 2 }),
    '2027-06-01',
    [
      'RENEWAL_TACIT end=2027-12-31 renewalType=tacit (renewalType)',
      'RENEWALS_LIMITED made=1 max=2 (maxRenewals)',
    ],
  ],
  [
    'has been used up',
    yearlyTacit({ maxRenewals: 2 }),
    '2028-06-01',
    ['LAST_TERM max=2 (maxRenewals) → 2028-12-31'],
  ],
  [
    'is not limited where there is none',
    fixedYear({ maxRenewals: 2 }),
    '2026-06-01',
    ['RENEWAL_NONE end=2026-12-31 renewalType=none (renewalType)'],
  ],
  [
    'takes an agreement',
    yearlyTacit({ renewalType: 'withAgreement' }),
    '2026-06-01',
    ['RENEWAL_WITH_AGREEMENT end=2026-12-31 renewalType=withAgreement (renewalType)'],
  ],
  [
    'takes a request',
    yearlyTacit({ renewalType: 'withNotice' }),
    '2026-06-01',
    ['RENEWAL_WITH_NOTICE end=2026-12-31 renewalType=withNotice (renewalType)'],
  ],
  [
    'was agreed',
    yearlyTacit({
      renewalType: 'withAgreement',
      renewals: [renewalOn('2026-05-01', { until: '2027-06-30' })],
    }),
    '2026-06-01',
    [
      'RENEWAL_WITH_AGREEMENT end=2026-12-31 renewalType=withAgreement (renewalType)',
      'RENEWAL_AGREED day=2026-05-01 (r1 of renewals) end=2026-12-31',
    ],
  ],
  [
    'was requested',
    yearlyTacit({
      renewalType: 'withNotice',
      renewals: [renewalOn('2026-05-01', { kind: 'request' })],
    }),
    '2026-06-01',
    [
      'RENEWAL_WITH_NOTICE end=2026-12-31 renewalType=withNotice (renewalType)',
      'RENEWAL_REQUESTED day=2026-05-01 (r1 of renewals) end=2026-12-31',
    ],
  ],
  [
    'names the amendment of its conditions',
    yearlyTacit({
      amendments: [amendmentOf({ field: 'maxRenewals', value: 3 }, '2026-05-01', '2026-06-01')],
    }),
    '2026-06-15',
    [
      'AMENDMENT_CONDITIONS reference=A1 (A1: amendments) signedOn=2026-05-01 (A1: amendments) effectiveOn=2026-06-01 (A1: amendments) today=2026-06-15 (today)',
      'RENEWAL_TACIT end=2026-12-31 renewalType=tacit (renewalType)',
      'RENEWALS_LIMITED made=0 max=3 (A1: maxRenewals)',
    ],
  ],
  [
    'names no amendment that moves the end only',
    yearlyTacit({
      amendments: [amendmentOf({ field: 'endDate', value: '2027-03-31' }, '2026-05-01')],
    }),
    '2026-06-15',
    ['RENEWAL_TACIT end=2027-03-31 renewalType=tacit (renewalType)'],
  ],
  [
    'names no amendment that changes the duration only',
    yearlyTacit({
      amendments: [
        amendmentOf(
          { field: 'duration', value: { kind: 'span', count: 18, unit: 'months' } },
          '2026-05-01',
        ),
      ],
    }),
    '2026-06-15',
    ['RENEWAL_TACIT end=2027-06-30 renewalType=tacit (renewalType)'],
  ],
  [
    'is not asked once the end is decided',
    yearlyTacit({ notices: [terminationOn('2026-08-31')] }),
    '2026-06-01',
    [],
  ],
  ['has no sense without an end', openEnded(), '2026-06-01', []],
])('the renewal %s', (_, terms, today, lines) => {
  expect(explained(terms, today, 'renewal')).toEqual(lines)
})
