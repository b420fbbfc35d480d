import { expect, test } from 'vitest'
import { explained, type Explanation } from './testing/explained.ts'
import {
  amendmentOf,
  fixedYear,
  insuredYear,
  nineYearLease,
  terminationOn,
  yearlyTacit,
} from './testing/sample-lifecycle.ts'

test.each<Explanation>([
  [
    'is the end without a notice period',
    yearlyTacit({ notice: null }),
    '2026-06-01',
    ['NOTICE_NONE end=2026-12-31 → 2026-12-31'],
  ],
  [
    'says months twice',
    yearlyTacit(),
    '2026-06-01',
    [
      'NOTICE_MONTHS_LEGAL end=2026-12-31 count=3 (notice) → 2026-09-30',
      'NOTICE_MONTHS_PRUDENT end=2026-12-31 count=3 (notice) → 2026-09-30',
    ],
  ],
  [
    'counts weeks',
    yearlyTacit({ notice: { unit: 'weeks', count: 6 } }),
    '2026-06-01',
    ['NOTICE_WEEKS end=2026-12-31 count=6 (notice) → 2026-11-19'],
  ],
  [
    'counts calendar days',
    yearlyTacit({ notice: { unit: 'calendarDays', count: 90 } }),
    '2026-06-01',
    ['NOTICE_CALENDAR_DAYS end=2026-12-31 count=90 (notice) → 2026-10-02'],
  ],
  [
    'counts clear days',
    yearlyTacit({ notice: { unit: 'clearDays', count: 90 } }),
    '2026-06-01',
    ['NOTICE_CLEAR_DAYS end=2026-12-31 count=90 (notice) → 2026-10-01'],
  ],
  [
    'counts business days, with the calendar and the closing days',
    yearlyTacit({ notice: { unit: 'businessDays', count: 20 }, closingDays: ['2026-12-24'] }),
    '2026-06-01',
    [
      'NOTICE_BUSINESS_DAYS end=2026-12-31 count=20 (notice) calendar=france (calendar) closingDays=1 (company: closingDays) → 2026-12-01',
    ],
  ],
  [
    'counts working days, and says that a Sunday stays',
    yearlyTacit({ notice: { unit: 'workingDays', count: 20 }, calendar: 'alsaceMoselle' }),
    '2026-06-01',
    [
      'NOTICE_WORKING_DAYS end=2026-12-31 count=20 (notice) calendar=alsaceMoselle (calendar) closingDays=0 (company: closingDays) → 2026-12-06',
      'LIMIT_STAYS limit=2026-12-06 roll=none (roll) → 2026-12-06',
    ],
  ],
  [
    'counts one month and days',
    yearlyTacit({ notice: { unit: 'monthsAndDays', months: 1, days: 15 } }),
    '2026-06-01',
    [
      'NOTICE_MONTH_AND_DAYS_LEGAL end=2026-12-31 months=1 (notice) count=15 (notice) → 2026-11-16',
      'NOTICE_MONTH_AND_DAYS_PRUDENT end=2026-12-31 months=1 (notice) count=15 (notice) → 2026-11-16',
    ],
  ],
  [
    'counts months and days',
    yearlyTacit({ notice: { unit: 'monthsAndDays', months: 2, days: 15 } }),
    '2026-06-01',
    [
      'NOTICE_MONTHS_AND_DAYS_LEGAL end=2026-12-31 months=2 (notice) count=15 (notice) → 2026-10-16',
      'NOTICE_MONTHS_AND_DAYS_PRUDENT end=2026-12-31 months=2 (notice) count=15 (notice) → 2026-10-16',
    ],
  ],
  [
    'stays on a Saturday',
    yearlyTacit({ notice: { unit: 'months', count: 2 } }),
    '2026-06-01',
    [
      'NOTICE_MONTHS_LEGAL end=2026-12-31 count=2 (notice) → 2026-10-31',
      'NOTICE_MONTHS_PRUDENT end=2026-12-31 count=2 (notice) → 2026-10-31',
      'LIMIT_STAYS limit=2026-10-31 roll=none (roll) → 2026-10-31',
    ],
  ],
  [
    'rolls back from a Saturday',
    yearlyTacit({ notice: { unit: 'months', count: 2 }, roll: 'previous' }),
    '2026-06-01',
    [
      'NOTICE_MONTHS_LEGAL end=2026-12-31 count=2 (notice) → 2026-10-31',
      'NOTICE_MONTHS_PRUDENT end=2026-12-31 count=2 (notice) → 2026-10-31',
      'LIMIT_ROLLED_PREVIOUS limit=2026-10-31 roll=previous (roll) → 2026-10-30',
    ],
  ],
  [
    'rolls on from a Saturday',
    yearlyTacit({ notice: { unit: 'months', count: 2 }, roll: 'next' }),
    '2026-06-01',
    [
      'NOTICE_MONTHS_LEGAL end=2026-12-31 count=2 (notice) → 2026-10-31',
      'NOTICE_MONTHS_PRUDENT end=2026-12-31 count=2 (notice) → 2026-10-31',
      'LIMIT_ROLLED_NEXT limit=2026-10-31 roll=next (roll) → 2026-11-02',
    ],
  ],
  [
    'names the amendment of its notice',
    yearlyTacit({
      amendments: [
        amendmentOf({ field: 'notice', value: { unit: 'weeks', count: 4 } }, '2026-05-01'),
      ],
    }),
    '2026-06-01',
    ['NOTICE_WEEKS end=2026-12-31 count=4 (A1: notice) → 2026-12-03'],
  ],
  ['has none where nothing renews', fixedYear(), '2026-06-01', []],
  [
    'has none once the end is decided',
    yearlyTacit({ notices: [terminationOn('2026-08-31')] }),
    '2026-06-01',
    [],
  ],
  [
    'names the law of leases',
    nineYearLease(),
    '2026-03-01',
    [
      'NOTICE_MONTHS_LEGAL end=2027-02-14 count=6 (C. com. L145-9) → 2026-08-14',
      'NOTICE_MONTHS_PRUDENT end=2027-02-14 count=6 (C. com. L145-9) → 2026-08-14',
    ],
  ],
  [
    'names the law of insurance',
    insuredYear(null, {
      regime: { kind: 'insurance', privatePerson: false, reminderPostedOn: null },
    }),
    '2026-03-01',
    [
      'NOTICE_MONTHS_LEGAL end=2026-12-31 count=2 (C. assur. L113-12) → 2026-10-31',
      'NOTICE_MONTHS_PRUDENT end=2026-12-31 count=2 (C. assur. L113-12) → 2026-10-31',
      'LIMIT_STAYS limit=2026-10-31 roll=none (roll) → 2026-10-31',
    ],
  ],
])('the limit %s', (_, terms, today, lines) => {
  expect(explained(terms, today, 'limit')).toEqual(lines)
})

test.each<Explanation>([
  [
    'is the limit itself by e-mail',
    yearlyTacit(),
    '2026-06-01',
    [
      'COUNTS_WHEN_RECEIVED noticeCountsWhen=received (noticeCountsWhen)',
      'SEND_BY prudentLimit=2026-09-30 sendingMode=email (sendingMode) → 2026-09-30',
    ],
  ],
  [
    'leaves time for delivery until it is presented',
    yearlyTacit({ noticeCountsWhen: 'presented', sendingMode: 'registeredLetter' }),
    '2026-06-01',
    [
      'COUNTS_WHEN_PRESENTED noticeCountsWhen=presented (noticeCountsWhen)',
      'SEND_BY_WITH_DELIVERY prudentLimit=2026-09-30 sendingMode=registeredLetter (sendingMode) count=5 (sendingMode) → 2026-09-23',
    ],
  ],
  [
    'leaves fifteen days to accept an electronic letter',
    yearlyTacit({ sendingMode: 'electronicRegisteredLetter' }),
    '2026-06-01',
    [
      'COUNTS_WHEN_RECEIVED noticeCountsWhen=received (noticeCountsWhen)',
      'SEND_BY_WITH_ACCEPTANCE prudentLimit=2026-09-30 sendingMode=electronicRegisteredLetter (sendingMode) count=15 (sendingMode) → 2026-09-15',
    ],
  ],
  [
    'leaves no time to an e-mail where sending counts',
    yearlyTacit({ noticeCountsWhen: 'sent' }),
    '2026-06-01',
    [
      'COUNTS_WHEN_SENT noticeCountsWhen=sent (noticeCountsWhen)',
      'SEND_BY prudentLimit=2026-09-30 sendingMode=email (sendingMode) → 2026-09-30',
    ],
  ],
  [
    'is a business day, and names the law',
    insuredYear(null, {
      regime: { kind: 'insurance', privatePerson: false, reminderPostedOn: null },
    }),
    '2026-03-01',
    [
      'COUNTS_WHEN_SENT noticeCountsWhen=sent (C. assur. L113-12)',
      'SEND_BY prudentLimit=2026-10-31 sendingMode=email (sendingMode) → 2026-10-30',
    ],
  ],
])('the day to send %s', (_, terms, today, lines) => {
  expect(explained(terms, today, 'sendBy')).toEqual(lines)
})
