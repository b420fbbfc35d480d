import { expect, test } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import { lifecycleTerms } from './lifecycle-terms.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { day, fixedYear, terminationOn, yearlyTacit } from './testing/sample-lifecycle.ts'

const ends = (terms: LifecycleTerms, today = '2026-01-01', futureTerms = 3) =>
  computeDeadlines(terms, day(today), { futureTerms }).terms.map(({ end }) => end)
const codes = (terms: LifecycleTerms, today = '2026-02-01') =>
  computeDeadlines(terms, day(today)).warnings.map(({ code }) => code)

test('R2: monthly renewals of the 31st never drift', () => {
  const monthly = yearlyTacit({
    effectiveDate: '2027-01-31',
    duration: { kind: 'span', count: 1, unit: 'months' },
    renewalDuration: { count: 1, unit: 'months' },
  })
  const reached = ends(monthly, '2027-01-31', 12)
  // April has no 31st: that term ends on its last day, the next one on the 30th again.
  expect(reached.slice(0, 4)).toEqual(['2027-02-28', '2027-03-30', '2027-04-30', '2027-05-30'])
  expect(reached[12]).toBe('2028-02-29')
})

test('R2: of an end date only, later terms are anchored on the day after it', () => {
  const terms = lifecycleTerms({
    duration: { kind: 'until', day: '2026-02-28', meaning: 'lastDayInForce' },
    renewalType: 'tacit',
    renewalDuration: { count: 1, unit: 'months' },
  })
  expect(ends(terms)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
})

test('R2: a renewal in another unit starts from the day after E', () => {
  const terms = yearlyTacit({
    duration: { kind: 'span', count: 90, unit: 'days' },
    renewalDuration: { count: 1, unit: 'months' },
  })
  expect(ends(terms)).toEqual(['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'])
  const weekly = yearlyTacit({ renewalDuration: { count: 2, unit: 'weeks' } })
  expect(ends(weekly)).toEqual(['2026-12-31', '2027-01-14', '2027-01-28', '2027-02-11'])
})

test('29 February comes back every fourth year', () => {
  const terms = yearlyTacit({ effectiveDate: '2028-02-29' })
  expect(ends(terms, '2028-03-01', 4)).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-28',
    '2033-02-28',
  ])
  expect(codes(terms, '2028-03-01')).toEqual(['QUANTIEME_ABSENT'])
})

test('without an effective date the signature starts the contract, with a warning', () => {
  const terms = fixedYear({ effectiveDate: null, signatureDate: '2026-01-10' })
  expect(ends(terms, '2026-02-01')).toEqual(['2027-01-09'])
  expect(codes(terms)).toEqual(['START_ASSUMED_FROM_SIGNATURE'])
})

test('without any start or duration nothing is invented', () => {
  const nothing = computeDeadlines(lifecycleTerms(), day('2026-02-01'))
  expect(nothing).toMatchObject({
    phase: 'NOT_STARTED',
    endDate: null,
    legalLimit: null,
    terms: [],
  })
  expect(nothing.warnings).toEqual([{ code: 'DURATION_MISSING', params: {} }])
  const noStart = fixedYear({ effectiveDate: null, signatureDate: null })
  expect(codes(noStart)).toEqual(['START_UNKNOWN'])
})

test('warns of an end before the start, and of a perpetual commitment', () => {
  const backwards = fixedYear({
    duration: { kind: 'until', day: '2025-12-01', meaning: 'lastDayInForce' },
  })
  expect(codes(backwards)).toEqual(['END_BEFORE_START'])
  expect(codes(fixedYear({ duration: { kind: 'span', count: 100, unit: 'years' } }))).toEqual([
    'PERPETUAL_DURATION',
  ])
  expect(codes(fixedYear({ duration: { kind: 'span', count: 99, unit: 'years' } }))).toEqual([])
})

test('a contract for the duration of services has no end until they are done', () => {
  const open = fixedYear({ duration: { kind: 'services', endedOn: null } })
  const running = computeDeadlines(open, day('2030-01-01'))
  expect(running).toMatchObject({ phase: 'RUNNING', endDate: null, durationCode: null })
  expect(running.warnings.map(({ code }) => code)).toEqual(['SERVICES_END_UNKNOWN'])
  const done = fixedYear({ duration: { kind: 'services', endedOn: '2030-02-01' } })
  expect(computeDeadlines(done, day('2030-02-02'))).toMatchObject({
    phase: 'ENDED',
    endDate: '2030-02-01',
    ending: 'expiry',
  })
})

test('a day that is not on the calendar is refused, not guessed', () => {
  expect(() =>
    computeDeadlines(fixedYear({ effectiveDate: '2026-02-30' }), day('2026-01-01')),
  ).toThrow(RangeError)
})

test('R1: a missing day is still reported for a contract that became indeterminate, not for a cut term', () => {
  const monthFromThe31st = yearlyTacit({
    effectiveDate: '2026-01-31',
    duration: { kind: 'span', count: 1, unit: 'months' },
    renewalDuration: null,
    notice: { unit: 'calendarDays', count: 5 },
  })
  expect(codes(monthFromThe31st, '2026-05-01')).toEqual(['QUANTIEME_ABSENT'])
  const cut = { ...monthFromThe31st, notices: [terminationOn('2026-02-20')] }
  expect(codes(cut, '2026-02-10')).toEqual([])
})

test('R10: the end after the last renewal is known however many renewals come before it', () => {
  const endAfter = (maxRenewals: number) =>
    computeDeadlines(yearlyTacit({ maxRenewals }), day('2026-02-01')).finalEnd
  expect([endAfter(3), endAfter(4), endAfter(12)]).toEqual([
    '2029-12-31',
    '2030-12-31',
    '2038-12-31',
  ])
})

test('R10: the terms of an unseen end are not listed', () => {
  expect(ends(yearlyTacit({ maxRenewals: 12 }), '2026-02-01')).toHaveLength(4)
})
