import { expect, test } from 'vitest'
import { explained, type Explanation } from './testing/explained.ts'
import {
  fixedYear,
  noticeOn,
  openEnded,
  renewalOn,
  yearlyTacit,
} from './testing/sample-lifecycle.ts'

test.each<Explanation>([
  [
    'is unknown without a duration',
    fixedYear({ duration: null }),
    '2026-06-01',
    ['PHASE_UNKNOWN_START today=2026-06-01 (today)'],
  ],
  [
    'has not started',
    yearlyTacit(),
    '2025-12-20',
    ['TERM_NUMBER_UNLIMITED term=1', 'PHASE_NOT_STARTED today=2025-12-20 (today) start=2026-01-01'],
  ],
  [
    'runs to an end that may renew',
    yearlyTacit(),
    '2026-06-01',
    ['TERM_NUMBER_UNLIMITED term=1', 'PHASE_RUNNING today=2026-06-01 (today) end=2026-12-31'],
  ],
  [
    'runs to its only end',
    fixedYear(),
    '2026-06-01',
    [
      'TERM_NUMBER term=1 of=1 (renewalType)',
      'PHASE_RUNNING today=2026-06-01 (today) end=2026-12-31',
    ],
  ],
  [
    'runs without an end',
    fixedYear({ duration: { kind: 'services', endedOn: null } }),
    '2026-06-01',
    ['TERM_NUMBER term=1 of=1 (renewalType)', 'PHASE_RUNNING_WITHOUT_END today=2026-06-01 (today)'],
  ],
  [
    'opens the notice window of the company',
    yearlyTacit({ noticeWindowDays: 60 }),
    '2026-09-15',
    [
      'TERM_NUMBER_UNLIMITED term=1',
      'PHASE_NOTICE_WINDOW today=2026-09-15 (today) opens=2026-08-01 limit=2026-09-30 count=60 (company: noticeWindowDays)',
    ],
  ],
  [
    'is locked after the limit',
    yearlyTacit(),
    '2026-10-15',
    [
      'TERM_NUMBER_UNLIMITED term=1',
      'PHASE_RENEWAL_LOCKED today=2026-10-15 (today) end=2026-12-31',
    ],
  ],
  [
    'is indeterminate',
    openEnded(),
    '2026-06-01',
    [
      'TERM_NUMBER term=1 of=1 (renewalType)',
      'PHASE_INDETERMINATE today=2026-06-01 (today) start=2026-01-01',
    ],
  ],
  [
    'ends by a notice',
    yearlyTacit({ notices: [noticeOn('2026-05-04')] }),
    '2026-06-01',
    ['TERM_NUMBER_UNLIMITED term=1', 'PHASE_TERMINATING today=2026-06-01 (today) end=2026-12-31'],
  ],
  [
    'renews despite a late notice',
    yearlyTacit({ notices: [noticeOn('2026-10-04')] }),
    '2026-11-01',
    [
      'TERM_NUMBER_UNLIMITED term=1',
      'PHASE_RENEWAL_LOCKED today=2026-11-01 (today) end=2026-12-31',
    ],
  ],
  [
    'has ended',
    fixedYear(),
    '2027-06-01',
    [
      'TERM_NUMBER term=1 of=1 (renewalType)',
      'PHASE_ENDED today=2027-06-01 (today) end=2026-12-31',
    ],
  ],
  [
    'counts the terms that are allowed',
    yearlyTacit({ maxRenewals: 3 }),
    '2027-06-01',
    [
      'TERM_NUMBER term=2 of=4 (maxRenewals)',
      'PHASE_RUNNING today=2027-06-01 (today) end=2027-12-31',
    ],
  ],
  [
    'counts a term by agreement',
    yearlyTacit({
      renewalType: 'withAgreement',
      renewals: [renewalOn('2026-05-01', { until: '2027-06-30' })],
      maxRenewals: 1,
    }),
    '2027-06-01',
    [
      'TERM_NUMBER term=2 of=2 (maxRenewals)',
      'PHASE_RUNNING today=2027-06-01 (today) end=2027-06-30',
    ],
  ],
  [
    'goes on by performance',
    fixedYear({ performedAfterEnd: true }),
    '2027-06-01',
    [
      'TERM_NUMBER term=2 of=2 (renewalType)',
      'PHASE_INDETERMINATE today=2027-06-01 (today) start=2027-01-01',
    ],
  ],
])('the contract %s', (_, terms, today, lines) => {
  expect(explained(terms, today, 'phase')).toEqual(lines)
})
