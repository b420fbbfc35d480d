import { expect, test } from 'vitest'
import { explained, type Explanation } from './testing/explained.ts'
import { earlyExitOn, fixedYear, nineYearLease, terminationOn } from './testing/sample-lifecycle.ts'

const clause = {
  notice: { unit: 'months', count: 2 },
  alignment: 'exactDay',
  notBefore: '2026-09-30',
} as const

const COUNTED = 'COUNTS_WHEN_RECEIVED noticeCountsWhen=received (noticeCountsWhen)'

test.each<Explanation>([
  ['is not spoken of without a right to it', fixedYear(), '2026-03-01', []],
  [
    'comes after the lock-in',
    fixedYear({ earlyExit: clause }),
    '2026-03-01',
    [
      'EXIT_NOT_BEFORE notBefore=2026-09-30 (earlyExit) → 2026-09-30',
      'NOTICE_MONTHS_LEGAL end=2026-09-30 count=2 (earlyExit) → 2026-07-31',
      'NOTICE_MONTHS_PRUDENT end=2026-09-30 count=2 (earlyExit) → 2026-07-30',
      COUNTED,
      'SEND_BY prudentLimit=2026-07-30 sendingMode=email (sendingMode) → 2026-07-30',
    ],
  ],
  [
    'falls on an aligned day, whose limit stays on a Saturday',
    fixedYear({ earlyExit: { ...clause, notBefore: null, alignment: 'monthEnd' } }),
    '2026-03-01',
    [
      'EXIT_NEXT alignment=monthEnd (earlyExit) → 2026-05-31',
      'NOTICE_MONTHS_LEGAL end=2026-05-31 count=2 (earlyExit) → 2026-03-31',
      'NOTICE_MONTHS_PRUDENT end=2026-05-31 count=2 (earlyExit) → 2026-03-31',
      COUNTED,
      'SEND_BY prudentLimit=2026-03-31 sendingMode=email (sendingMode) → 2026-03-31',
    ],
  ],
  [
    'waits for the first notice, and has the last day of the contract itself',
    fixedYear({
      earlyExit: {
        ...clause,
        notBefore: null,
        firstNoticeOn: '2026-06-01',
        notifyBy: '2026-06-14',
      },
    }),
    '2026-03-01',
    [
      'EXIT_FIRST_NOTICE firstNotice=2026-06-01 (earlyExit) → 2026-08-14',
      'EXIT_NOTIFY_BY notifyBy=2026-06-14 (earlyExit)',
      'LIMIT_STAYS limit=2026-06-14 roll=none (roll) → 2026-06-14',
      COUNTED,
      'SEND_BY prudentLimit=2026-06-14 sendingMode=email (sendingMode) → 2026-06-12',
    ],
  ],
  [
    'is possible at any time once the lock-in is over',
    fixedYear({ earlyExit: clause }),
    '2026-10-01',
    ['EXIT_ANY_TIME alignment=exactDay (earlyExit)'],
  ],
  [
    'is lost after the last day of the contract itself',
    fixedYear({ earlyExit: { ...clause, notifyBy: '2026-02-01' } }),
    '2026-03-01',
    [],
  ],
  [
    'is no question once the contract is ended',
    fixedYear({ earlyExit: clause, notices: [terminationOn('2026-06-30')] }),
    '2026-03-01',
    [],
  ],
  [
    'of a lease is the end of three years, by a letter as the law asks',
    nineYearLease({ effectiveDate: '2024-07-01' }),
    '2026-03-01',
    [
      'EXIT_TRIENNIAL start=2024-07-01 law=C. com. L145-4 (C. com. L145-4) → 2027-06-30',
      'NOTICE_MONTHS_LEGAL end=2027-06-30 count=6 (C. com. L145-4) → 2026-12-31',
      'NOTICE_MONTHS_PRUDENT end=2027-06-30 count=6 (C. com. L145-4) → 2026-12-30',
      COUNTED,
      'SEND_BY_WITH_DELIVERY prudentLimit=2026-12-30 sendingMode=registeredLetter (C. com. L145-9) count=5 (C. com. L145-9) → 2026-12-22',
    ],
  ],
  [
    'of a lease that excludes it says when the law lets it',
    nineYearLease({ regime: { kind: 'commercialLease', excludesTriennialExit: true } }),
    '2026-03-01',
    ['EXIT_TRIENNIAL_EXCLUDED law=C. com. L145-4 (C. com. L145-4)'],
  ],
])('an early exit %s', (_, terms, today, lines) => {
  expect(explained(terms, today, 'earlyExit')).toEqual(lines)
})

test('a tenant’s notice says which period it ends', () => {
  const left = nineYearLease({
    effectiveDate: '2024-07-01',
    notices: [earlyExitOn('2026-11-03')],
  })
  expect(explained(left, '2026-12-01', 'notice')).toEqual([
    'END_AFTER_TRIENNIAL_NOTICE counted=2026-11-03 (notice-1 of notices) → 2027-06-30',
  ])
})
