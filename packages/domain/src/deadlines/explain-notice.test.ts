import { expect, test } from 'vitest'
import { explained, type Explanation } from './testing/explained.ts'
import {
  earlyExitOn,
  fixedYear,
  insuredYear,
  nineYearLease,
  noticeOn,
  openEnded,
  terminationOn,
  yearlyTacit,
} from './testing/sample-lifecycle.ts'

test.each<Explanation>([
  [
    'came in time',
    yearlyTacit({ notices: [noticeOn('2026-05-04')] }),
    '2026-06-01',
    [
      'NOTICE_IN_TIME counted=2026-05-04 (notice-1 of notices) prudentLimit=2026-09-30',
      'NOTICE_EFFECT notice=notice-1 (notice-1 of notices) → 2026-12-31',
    ],
  ],
  [
    'came within tolerance',
    yearlyTacit({
      effectiveDate: '2026-03-01',
      notice: { unit: 'months', count: 3 },
      notices: [noticeOn('2026-11-30')],
    }),
    '2026-12-01',
    [
      'NOTICE_WITHIN_TOLERANCE counted=2026-11-30 (notice-1 of notices) prudentLimit=2026-11-28 limit=2026-11-30',
      'NOTICE_EFFECT notice=notice-1 (notice-1 of notices) → 2027-02-28',
    ],
  ],
  [
    'came too late',
    yearlyTacit({ notices: [noticeOn('2026-10-05')] }),
    '2026-11-20',
    [
      'NOTICE_LATE counted=2026-10-05 (notice-1 of notices) limit=2026-09-30',
      'NOTICE_EFFECT notice=notice-1 (notice-1 of notices) → 2027-12-31',
    ],
  ],
  [
    'needs no limit where the contract ends anyway',
    fixedYear({ notices: [noticeOn('2026-05-04')] }),
    '2026-06-01',
    [
      'NOTICE_IN_TIME_WITHOUT_LIMIT counted=2026-05-04 (notice-1 of notices)',
      'NOTICE_EFFECT notice=notice-1 (notice-1 of notices) → 2026-12-31',
    ],
  ],
  [
    'needs no limit where renewal must be requested',
    yearlyTacit({ renewalType: 'withNotice', notices: [noticeOn('2026-05-04')] }),
    '2026-06-01',
    [
      'NOTICE_IN_TIME_WITHOUT_LIMIT counted=2026-05-04 (notice-1 of notices)',
      'NOTICE_EFFECT notice=notice-1 (notice-1 of notices) → 2026-12-31',
    ],
  ],
  [
    'ends an open contract on the exact day',
    openEnded({ notices: [noticeOn('2026-05-04')] }),
    '2026-06-01',
    [
      'END_AFTER_NOTICE_EXACT_DAY counted=2026-05-04 (notice-1 of notices) count=1 (notice) → 2026-06-04',
    ],
  ],
  [
    'ends an open contract with the month',
    openEnded({ indeterminateAlignment: 'monthEnd', notices: [noticeOn('2026-05-04')] }),
    '2026-06-01',
    [
      'END_AFTER_NOTICE_MONTH_END counted=2026-05-04 (notice-1 of notices) count=1 (notice) → 2026-06-30',
    ],
  ],
  [
    'ends an open contract with the quarter',
    openEnded({ indeterminateAlignment: 'quarterEnd', notices: [noticeOn('2026-05-04')] }),
    '2026-06-01',
    [
      'END_AFTER_NOTICE_QUARTER_END counted=2026-05-04 (notice-1 of notices) count=1 (notice) → 2026-06-30',
    ],
  ],
  [
    'ends an open contract on its anniversary',
    openEnded({ indeterminateAlignment: 'anniversary', notices: [noticeOn('2026-05-04')] }),
    '2026-06-01',
    [
      'END_AFTER_NOTICE_ANNIVERSARY counted=2026-05-04 (notice-1 of notices) count=1 (notice) → 2026-12-31',
    ],
  ],
  [
    'ends an open contract at once without a period',
    openEnded({ notice: null, notices: [noticeOn('2026-05-04')] }),
    '2026-06-01',
    ['END_AFTER_NOTICE_EXACT_DAY counted=2026-05-04 (notice-1 of notices) → 2026-05-04'],
  ],
  [
    'counts months and days',
    openEnded({
      notice: { unit: 'monthsAndDays', months: 1, days: 15 },
      notices: [noticeOn('2026-05-04')],
    }),
    '2026-06-01',
    [
      'END_AFTER_NOTICE_EXACT_DAY counted=2026-05-04 (notice-1 of notices) months=1 (notice) count=15 (notice) → 2026-06-19',
    ],
  ],
  [
    'uses the early exit clause',
    yearlyTacit({
      earlyExit: { notice: { unit: 'months', count: 2 }, alignment: 'monthEnd', notBefore: null },
      notices: [earlyExitOn('2026-05-04')],
    }),
    '2026-06-01',
    [
      'END_AFTER_NOTICE_MONTH_END counted=2026-05-04 (notice-1 of notices) count=2 (earlyExit) → 2026-07-31',
    ],
  ],
  [
    'does not use an early exit clause that it does not name',
    yearlyTacit({
      earlyExit: { notice: { unit: 'months', count: 2 }, alignment: 'monthEnd', notBefore: null },
      notices: [noticeOn('2026-05-04')],
    }),
    '2026-06-01',
    [
      'NOTICE_IN_TIME counted=2026-05-04 (notice-1 of notices) prudentLimit=2026-09-30',
      'NOTICE_EFFECT notice=notice-1 (notice-1 of notices) → 2026-12-31',
    ],
  ],
  [
    'prevents the renewal where no early exit is foreseen',
    yearlyTacit({ notices: [earlyExitOn('2026-05-04')] }),
    '2026-06-01',
    [
      'NOTICE_IN_TIME counted=2026-05-04 (notice-1 of notices) prudentLimit=2026-09-30',
      'NOTICE_EFFECT notice=notice-1 (notice-1 of notices) → 2026-12-31',
    ],
  ],
  [
    'uses the early exit clause of an open contract',
    openEnded({
      earlyExit: { notice: { unit: 'months', count: 2 }, alignment: 'exactDay', notBefore: null },
      notices: [earlyExitOn('2026-05-04')],
    }),
    '2026-06-01',
    [
      'END_AFTER_NOTICE_EXACT_DAY counted=2026-05-04 (notice-1 of notices) count=2 (earlyExit) → 2026-07-04',
    ],
  ],
  [
    'is not counted for a termination',
    yearlyTacit({ notices: [terminationOn('2026-08-31')] }),
    '2026-06-01',
    ['TERMINATION_SET endsOn=2026-08-31 (notice-1 of notices) → 2026-08-31'],
  ],
  [
    'is not counted for the termination of an open contract',
    openEnded({ notices: [terminationOn('2026-08-31')] }),
    '2026-06-01',
    ['TERMINATION_SET endsOn=2026-08-31 (notice-1 of notices) → 2026-08-31'],
  ],
  [
    'was cancelled',
    yearlyTacit({ notices: [noticeOn('2026-05-04', { cancelledOn: '2026-05-20' })] }),
    '2026-06-01',
    ['TERMINATION_CANCELLED day=2026-05-20 (notice-1 of notices)'],
  ],
  [
    'was cancelled and given again',
    yearlyTacit({
      notices: [
        noticeOn('2026-05-04', { cancelledOn: '2026-05-20' }),
        noticeOn('2026-05-25', { id: 'notice-2' }),
      ],
    }),
    '2026-06-01',
    [
      'TERMINATION_CANCELLED day=2026-05-20 (notice-1 of notices)',
      'NOTICE_IN_TIME counted=2026-05-25 (notice-2 of notices) prudentLimit=2026-09-30',
      'NOTICE_EFFECT notice=notice-2 (notice-2 of notices) → 2026-12-31',
    ],
  ],
  [
    'ends a continued lease with a quarter',
    nineYearLease({ notices: [noticeOn('2027-04-01')] }),
    '2027-05-01',
    [
      'END_AFTER_NOTICE_QUARTER_END counted=2027-04-01 (notice-1 of notices) count=6 (C. com. L145-9) → 2027-12-31',
    ],
  ],
  [
    'ends services that go on',
    fixedYear({
      duration: { kind: 'services', endedOn: null },
      notice: { unit: 'months', count: 1 },
      notices: [noticeOn('2026-05-04')],
    }),
    '2026-06-01',
    [
      'END_AFTER_NOTICE_EXACT_DAY counted=2026-05-04 (notice-1 of notices) count=1 (notice) → 2026-06-04',
    ],
  ],
  [
    'says nothing without a day',
    yearlyTacit({ notices: [{ ...noticeOn('2026-05-04'), receivedOn: null }] }),
    '2026-06-01',
    [],
  ],
  [
    'is accepted after a late reminder',
    insuredYear('2026-10-20', {
      notices: [{ ...noticeOn(''), receivedOn: null, sentOn: '2026-11-09' }],
    }),
    '2026-11-12',
    [
      'NOTICE_WITHIN_TOLERANCE counted=2026-11-09 (notice-1 of notices) prudentLimit=2026-10-31 limit=2026-11-09',
      'NOTICE_EFFECT notice=notice-1 (notice-1 of notices) → 2026-12-31',
    ],
  ],
])('the notice %s', (_, terms, today, lines) => {
  expect(explained(terms, today, 'notice')).toEqual(lines)
})
