import { expect, test } from 'vitest'
import { explained, type Explanation } from './testing/explained.ts'
import {
  amendmentOf,
  fixedYear,
  noticeOn,
  openEnded,
  renewalOn,
  yearlyTacit,
} from './testing/sample-lifecycle.ts'

test.each<Explanation>([
  [
    'counts years',
    fixedYear({ duration: { kind: 'span', count: 2, unit: 'years' } }),
    '2026-06-01',
    ['TERM_END_YEARS start=2026-01-01 (effectiveDate) count=2 (duration) → 2027-12-31'],
  ],
  [
    'counts weeks',
    fixedYear({ duration: { kind: 'span', count: 6, unit: 'weeks' } }),
    '2026-01-10',
    ['TERM_END_WEEKS start=2026-01-01 (effectiveDate) count=6 (duration) → 2026-02-11'],
  ],
  [
    'counts days',
    fixedYear({ duration: { kind: 'span', count: 90, unit: 'days' } }),
    '2026-01-10',
    ['TERM_END_DAYS start=2026-01-01 (effectiveDate) count=90 (duration) → 2026-03-31'],
  ],
  [
    'counts from the signature where no effective day is known',
    fixedYear({ effectiveDate: null }),
    '2026-06-01',
    ['TERM_END_MONTHS start=2025-12-15 (signatureDate) count=12 (duration) → 2026-12-14'],
  ],
  [
    'says nothing where no start is known',
    fixedYear({ effectiveDate: null, signatureDate: null }),
    '2026-06-01',
    [],
  ],
  ['says nothing where no duration is known', fixedYear({ duration: null }), '2026-06-01', []],
  [
    'takes a typed last day in force',
    fixedYear({ duration: { kind: 'until', day: '2026-12-31', meaning: 'lastDayInForce' } }),
    '2026-06-01',
    ['END_TYPED_INCLUDED typed=2026-12-31 (duration) → 2026-12-31'],
  ],
  [
    'takes a typed day after the end',
    fixedYear({ duration: { kind: 'until', day: '2027-01-01', meaning: 'firstDayAfter' } }),
    '2026-06-01',
    ['END_TYPED_EXCLUDED typed=2027-01-01 (duration) → 2026-12-31'],
  ],
  [
    'waits for services',
    fixedYear({ duration: { kind: 'services', endedOn: null } }),
    '2026-06-01',
    ['SERVICES_UNTIL_DONE'],
  ],
  [
    'ends with the services',
    fixedYear({ duration: { kind: 'services', endedOn: '2026-05-31' } }),
    '2026-06-01',
    ['SERVICES_DONE typed=2026-05-31 (duration) → 2026-05-31'],
  ],
  [
    'has none when typed as indeterminate',
    openEnded(),
    '2026-06-01',
    ['INDETERMINATE_TYPED duration=indefinite (duration)'],
  ],
  [
    'says that the day of the month is missing',
    fixedYear({
      effectiveDate: '2026-01-31',
      duration: { kind: 'span', count: 1, unit: 'months' },
    }),
    '2026-02-01',
    [
      'TERM_END_MONTHS start=2026-01-31 (effectiveDate) count=1 (duration) → 2026-02-28',
      'TERM_END_DAY_MISSING dayOfMonth=31 (effectiveDate) → 2026-02-28',
    ],
  ],
  [
    'says so of a renewed term whose first day nobody typed',
    yearlyTacit({
      effectiveDate: null,
      signatureDate: null,
      duration: { kind: 'until', day: '2026-01-30', meaning: 'lastDayInForce' },
      renewalDuration: { count: 1, unit: 'months' },
    }),
    '2026-02-10',
    [
      'TERM_RENEWED_MONTHS term=2 anchor=2026-01-31 count=1 (renewalDuration) → 2026-02-28',
      'TERM_END_DAY_MISSING dayOfMonth=31 → 2026-02-28',
    ],
  ],
  [
    'counts a renewal in days from the end before',
    yearlyTacit({
      duration: { kind: 'span', count: 30, unit: 'days' },
      renewalDuration: { count: 30, unit: 'days' },
      notice: null,
    }),
    '2026-02-10',
    ['TERM_RENEWED_DAYS term=2 anchor=2026-01-31 count=30 (renewalDuration) → 2026-03-01'],
  ],
  [
    'counts a renewal in months from the first day',
    yearlyTacit(),
    '2027-02-10',
    ['TERM_RENEWED_MONTHS term=2 anchor=2026-01-01 count=24 (renewalDuration) → 2027-12-31'],
  ],
  [
    'ends a renewed term on the agreed day',
    yearlyTacit({
      renewalType: 'withAgreement',
      renewals: [renewalOn('2026-11-01', { until: '2027-06-30' })],
    }),
    '2027-02-10',
    ['TERM_RENEWED_UNTIL term=2 day=2026-11-01 (r1 of renewals) → 2027-06-30'],
  ],
  [
    'counts on from an agreed end',
    yearlyTacit({ renewals: [renewalOn('2026-11-01', { until: '2027-06-30' })] }),
    '2027-08-10',
    ['TERM_RENEWED_MONTHS term=3 anchor=2027-07-01 count=12 (renewalDuration) → 2028-06-30'],
  ],
  [
    'counts a renewal by the amended duration',
    yearlyTacit({
      amendments: [
        amendmentOf(
          { field: 'renewalDuration', value: { count: 6, unit: 'months' } },
          '2026-05-01',
        ),
      ],
    }),
    '2027-02-10',
    ['TERM_RENEWED_MONTHS term=2 anchor=2026-01-01 count=18 (A1: renewalDuration) → 2027-06-30'],
  ],
  [
    'counts a renewal by the duration that held when it began',
    yearlyTacit({
      amendments: [
        amendmentOf(
          { field: 'renewalDuration', value: { count: 6, unit: 'months' } },
          '2027-05-01',
        ),
      ],
    }),
    '2027-06-10',
    ['TERM_RENEWED_MONTHS term=2 anchor=2026-01-01 count=24 (renewalDuration) → 2027-12-31'],
  ],
  [
    'counts a renewal by the duration amended in the term before',
    yearlyTacit({
      amendments: [
        amendmentOf(
          { field: 'renewalDuration', value: { count: 6, unit: 'months' } },
          '2027-05-01',
        ),
      ],
    }),
    '2028-02-10',
    ['TERM_RENEWED_MONTHS term=3 anchor=2026-01-01 count=30 (A1: renewalDuration) → 2028-06-30'],
  ],
  [
    'becomes indeterminate without a renewal duration',
    yearlyTacit({ renewalDuration: null }),
    '2027-02-10',
    ['INDETERMINATE_NO_RENEWAL_DURATION end=2026-12-31 → 2027-01-01'],
  ],
  [
    'becomes indeterminate by performance',
    fixedYear({ performedAfterEnd: true }),
    '2027-02-10',
    ['INDETERMINATE_PERFORMED end=2026-12-31 performed=yes (performedAfterEnd) → 2027-01-01'],
  ],
  [
    'is moved by an amendment',
    fixedYear({
      amendments: [amendmentOf({ field: 'endDate', value: '2027-03-31' }, '2026-05-01')],
    }),
    '2026-06-01',
    [
      'TERM_END_MONTHS start=2026-01-01 (effectiveDate) count=12 (duration) → 2026-12-31',
      'AMENDMENT_END reference=A1 (A1: endDate) signedOn=2026-05-01 (A1: endDate) → 2027-03-31',
    ],
  ],
  [
    'is set by an amendment in a renewed term',
    yearlyTacit({
      amendments: [amendmentOf({ field: 'endDate', value: '2028-03-31' }, '2027-05-01')],
    }),
    '2027-06-01',
    ['AMENDMENT_END reference=A1 (A1: endDate) signedOn=2027-05-01 (A1: endDate) → 2028-03-31'],
  ],
  [
    'is taken away by an amendment',
    fixedYear({
      amendments: [amendmentOf({ field: 'duration', value: { kind: 'indefinite' } }, '2026-05-01')],
    }),
    '2026-06-01',
    [
      'TERM_END_MONTHS start=2026-01-01 (effectiveDate) count=12 (duration) → 2026-12-31',
      'AMENDMENT_OPEN_ENDED reference=A1 (A1: endDate) signedOn=2026-05-01 (A1: endDate)',
    ],
  ],
  [
    'is not moved after the expiry',
    fixedYear({
      amendments: [amendmentOf({ field: 'endDate', value: '2027-12-31' }, '2027-01-10')],
    }),
    '2027-02-01',
    [
      'TERM_END_MONTHS start=2026-01-01 (effectiveDate) count=12 (duration) → 2026-12-31',
      'AMENDMENT_TOO_LATE reference=A1 (A1: endDate) signedOn=2027-01-10 (A1: endDate) end=2026-12-31',
    ],
  ],
  [
    'is not moved after a termination',
    yearlyTacit({
      notices: [noticeOn('2026-05-01')],
      amendments: [amendmentOf({ field: 'endDate', value: '2027-12-31' }, '2027-01-10')],
    }),
    '2027-02-01',
    [
      'TERM_END_MONTHS start=2026-01-01 (effectiveDate) count=12 (duration) → 2026-12-31',
      'AMENDMENT_TOO_LATE reference=A1 (A1: endDate) signedOn=2027-01-10 (A1: endDate) end=2026-12-31',
    ],
  ],
  [
    'names no amendment as too late while the contract goes on',
    yearlyTacit({ amendments: [amendmentOf({ field: 'notice', value: null }, '2027-01-10')] }),
    '2026-12-01',
    ['TERM_END_MONTHS start=2026-01-01 (effectiveDate) count=12 (duration) → 2026-12-31'],
  ],
])('the end %s', (_, terms, today, lines) => {
  expect(explained(terms, today, 'end')).toEqual(lines)
})
