import { expect, test } from 'vitest'
import { explained, type Explanation } from './testing/explained.ts'
import { fixedYear, insuredYear, nineYearLease, yearlyTacit } from './testing/sample-lifecycle.ts'

test.each<Explanation>([
  [
    "is the lease's",
    nineYearLease(),
    '2026-03-01',
    ['LEASE_LAW law=C. com. L145-9 (C. com. L145-9)'],
  ],
  [
    'gives the days to inform a consumer',
    yearlyTacit({ regime: { kind: 'consumer', informedOn: null } }),
    '2026-03-01',
    [
      'CONSUMER_INFORM law=C. conso. L215-1 (C. conso. L215-1) limit=2026-09-30 from=2026-06-30 → 2026-08-30',
    ],
  ],
  [
    'has nobody to inform without a limit',
    fixedYear({ regime: { kind: 'consumer', informedOn: null } }),
    '2026-03-01',
    [],
  ],
  [
    "is the insurance's",
    insuredYear(null),
    '2026-03-01',
    ['INSURANCE_LAW law=C. assur. L113-12 (C. assur. L113-12)'],
  ],
  [
    'gives more time after a late reminder',
    insuredYear('2026-10-20'),
    '2026-11-01',
    [
      'INSURANCE_LAW law=C. assur. L113-12 (C. assur. L113-12)',
      'INSURANCE_REMINDER_LATE reminder=2026-10-20 (regime) limit=2026-10-31 law=C. assur. L113-15-1 (C. assur. L113-15-1) → 2026-11-09',
    ],
  ],
  [
    'changes nothing after a reminder in time',
    insuredYear('2026-10-10'),
    '2026-11-01',
    ['INSURANCE_LAW law=C. assur. L113-12 (C. assur. L113-12)'],
  ],
  [
    'changes nothing for a professional',
    insuredYear('2026-10-20', {
      regime: { kind: 'insurance', privatePerson: false, reminderPostedOn: '2026-10-20' },
    }),
    '2026-11-01',
    ['INSURANCE_LAW law=C. assur. L113-12 (C. assur. L113-12)'],
  ],
  [
    'changes nothing by a reminder before the term',
    insuredYear('2025-12-31'),
    '2026-11-01',
    ['INSURANCE_LAW law=C. assur. L113-12 (C. assur. L113-12)'],
  ],
  [
    'counts a reminder of its first day as in time',
    insuredYear('2026-01-01'),
    '2026-11-01',
    ['INSURANCE_LAW law=C. assur. L113-12 (C. assur. L113-12)'],
  ],
  [
    'changes nothing by a reminder after the term',
    insuredYear('2027-01-01'),
    '2026-11-01',
    ['INSURANCE_LAW law=C. assur. L113-12 (C. assur. L113-12)'],
  ],
  [
    'counts a reminder of its last day',
    insuredYear('2026-12-31'),
    '2026-11-01',
    [
      'INSURANCE_LAW law=C. assur. L113-12 (C. assur. L113-12)',
      'INSURANCE_REMINDER_LATE reminder=2026-12-31 (regime) limit=2026-10-31 law=C. assur. L113-15-1 (C. assur. L113-15-1) → 2027-01-20',
    ],
  ],
  [
    'changes nothing where no limit is set',
    insuredYear('2026-12-20', { renewalType: 'none' }),
    '2026-11-01',
    ['INSURANCE_LAW law=C. assur. L113-12 (C. assur. L113-12)'],
  ],
  ['is none', yearlyTacit(), '2026-03-01', []],
])('the regime %s', (_, terms, today, lines) => {
  expect(explained(terms, today, 'regime')).toEqual(lines)
})
