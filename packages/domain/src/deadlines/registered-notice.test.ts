import { expect, test } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { countedDay } from './registered-notice.ts'
import { day, fixedYear, noticeOn, yearlyTacit } from './testing/sample-lifecycle.ts'

const on = (terms: LifecycleTerms, today: string) => computeDeadlines(terms, day(today))
const codes = (terms: LifecycleTerms, today: string) =>
  on(terms, today).warnings.map(({ code }) => code)

/** E = 28 February 2027, three months: prudent 28, legal 30 November 2026. */
const february = (receivedOn: string) =>
  yearlyTacit({
    duration: { kind: 'until', day: '2027-02-28', meaning: 'lastDayInForce' },
    notices: [noticeOn(receivedOn)],
  })

test.each([
  ['2026-11-28', 'inTime', '2027-02-28'],
  ['2026-11-29', 'withinTolerance', '2027-02-28'],
  ['2026-11-30', 'withinTolerance', '2027-02-28'],
  ['2026-12-01', 'late', '2028-02-29'],
])('R14: received on %s it is %s and ends the contract on %s', (receivedOn, status, effect) => {
  expect(on(february(receivedOn), '2026-12-15').notice).toMatchObject({ status, effect })
})

test('R14: in time the contract terminates, then ends as terminated', () => {
  const terms = yearlyTacit({ notices: [noticeOn('2026-09-01')] })
  expect(on(terms, '2026-10-15')).toMatchObject({ phase: 'TERMINATING', finalEnd: '2026-12-31' })
  expect(on(terms, '2027-01-01')).toMatchObject({ phase: 'ENDED', ending: 'termination' })
})

test('R14: late, it leaves this renewal and terminates from the next term on', () => {
  const terms = yearlyTacit({ notices: [noticeOn('2026-10-05')] })
  expect(on(terms, '2026-11-20').phase).toBe('RENEWAL_LOCKED')
  expect(codes(terms, '2026-11-20')).toEqual(['NOTICE_LATE'])
  expect(on(terms, '2027-01-01')).toMatchObject({ phase: 'TERMINATING', endDate: '2027-12-31' })
  expect(on(terms, '2028-01-01').phase).toBe('ENDED')
})

test('R14: with a notice longer than the terms, it takes effect at the first end it can reach', () => {
  const monthly = yearlyTacit({
    duration: { kind: 'span', count: 1, unit: 'months' },
    renewalDuration: { count: 1, unit: 'months' },
    notices: [noticeOn('2026-05-10')],
  })
  expect(on(monthly, '2026-05-11').notice).toMatchObject({ status: 'late', effect: '2026-08-31' })
  const nineMonths = { ...monthly, notice: { unit: 'months', count: 9 } as const }
  expect(on(nineMonths, '2026-05-11').notice?.effect).toBe('2027-02-28')
})

test('R14: late only by a limit that the contract moved, it ends the indeterminate stage immediately', () => {
  // Limit Saturday 14 November, moved to the 13th; two months from the 14th end with the term.
  const terms = yearlyTacit({
    effectiveDate: '2026-01-15',
    renewalDuration: null,
    notice: { unit: 'months', count: 2 },
    roll: 'previous',
    notices: [noticeOn('2026-11-14')],
  })
  expect(on(terms, '2026-11-20')).toMatchObject({
    notice: { status: 'late' },
    finalEnd: '2027-01-15',
  })
})

test('R14: late in the last dated term, it counts as the notice of the indeterminate stage', () => {
  const terms = yearlyTacit({ renewalDuration: null, notices: [noticeOn('2026-10-20')] })
  expect(on(terms, '2026-12-01').phase).toBe('RENEWAL_LOCKED')
  expect(on(terms, '2027-01-05')).toMatchObject({ phase: 'TERMINATING', endDate: '2027-01-20' })
})

test('R14: cancelled before the limit, the contract simply continues', () => {
  const terms = yearlyTacit({ notices: [noticeOn('2026-05-01', { cancelledOn: '2026-06-01' })] })
  expect(on(terms, '2026-06-02')).toMatchObject({ phase: 'RUNNING', notice: null })
  expect(codes(terms, '2026-06-02')).toEqual([])
})

test('R14: cancelled after the limit, it says that the contract will renew', () => {
  const terms = yearlyTacit({ notices: [noticeOn('2026-05-01', { cancelledOn: '2026-11-01' })] })
  const deadlines = on(terms, '2026-11-02')
  expect(deadlines.phase).toBe('RENEWAL_LOCKED')
  expect(deadlines.warnings).toEqual([
    {
      code: 'TERMINATION_CANCELLED_RENEWS',
      params: {
        limit: { kind: 'day', value: '2026-09-30' },
        renewsOn: { kind: 'day', value: '2027-01-01' },
      },
    },
  ])
})

test('R14: after a cancelled notice, only the other one counts', () => {
  const cancelled = noticeOn('2026-05-01', { cancelledOn: '2026-11-01' })
  const late = noticeOn('2026-11-05', { id: 'notice-2' })
  expect(codes(yearlyTacit({ notices: [cancelled, late] }), '2026-11-20')).toEqual(['NOTICE_LATE'])
})

test('R14: a notice cancelled in an earlier term is not mentioned in a later one', () => {
  const terms = yearlyTacit({ notices: [noticeOn('2026-05-01', { cancelledOn: '2026-11-01' })] })
  expect(codes(terms, '2026-12-31')).toEqual(['TERMINATION_CANCELLED_RENEWS'])
  expect(on(terms, '2027-11-02').phase).toBe('RENEWAL_LOCKED')
  expect(codes(terms, '2027-11-02')).toEqual([])
})

test('a renewal agreed after the notice overrides it permanently', () => {
  const terms = yearlyTacit({
    notices: [noticeOn('2026-05-01')],
    renewals: [{ id: 'r1', kind: 'agreement', day: '2026-06-01', until: null }],
  })
  expect(on(terms, '2026-07-01')).toMatchObject({ phase: 'RENEWAL_LOCKED', notice: null })
  expect(on(terms, '2028-05-01')).toMatchObject({ phase: 'RUNNING', term: { number: 3 } })
})

test('a termination ends the contract on its day, in any term', () => {
  const termination = {
    ...noticeOn('2026-05-01'),
    kind: 'termination',
    endsOn: '2027-03-15',
  } as const
  const terms = yearlyTacit({ notices: [termination] })
  expect(on(terms, '2026-06-01')).toMatchObject({
    phase: 'TERMINATING',
    endDate: '2026-12-31',
    finalEnd: '2027-03-15',
  })
  expect(on(terms, '2027-03-16')).toMatchObject({ phase: 'ENDED', endDate: '2027-03-15' })
  const twice = yearlyTacit({
    notices: [termination, { ...termination, id: 'notice-2', endsOn: '2026-08-31' }],
  })
  expect(on(twice, '2026-06-01').finalEnd).toBe('2026-08-31')
  const never = fixedYear({ notices: [{ ...termination, endsOn: '2025-12-20' }] })
  expect(on(never, '2025-12-25')).toMatchObject({ phase: 'ENDED', ending: 'termination' })
})

test('a refusal to renew keeps no limit when renewal has to be requested', () => {
  const terms = yearlyTacit({ renewalType: 'withNotice', notices: [noticeOn('2026-11-20')] })
  expect(on(terms, '2026-11-21').notice).toMatchObject({ status: 'inTime', effect: '2026-12-31' })
})

test('performed after a timely notice, it stays ended and says so', () => {
  const terms = yearlyTacit({ performedAfterEnd: true, notices: [noticeOn('2026-05-01')] })
  expect(on(terms, '2027-02-01').phase).toBe('ENDED')
  expect(codes(terms, '2027-02-01')).toEqual(['PERFORMED_AFTER_TERMINATION'])
})

const letter = { sentOn: '2026-09-28', presentedOn: '2026-09-30', receivedOn: '2026-10-05' }

test.each([
  ['sent', '2026-09-28', 'inTime'],
  ['presented', '2026-09-30', 'inTime'],
  ['received', '2026-10-05', 'late'],
] as const)(
  'R8: a notice that counts when %s counts on %s',
  (noticeCountsWhen, counted, status) => {
    const terms = yearlyTacit({ noticeCountsWhen, notices: [{ ...noticeOn(''), ...letter }] })
    expect(on(terms, '2026-10-10').notice).toMatchObject({ countedOn: counted, status })
  },
)

test('R8: another known day replaces the one that counts, with a warning', () => {
  expect(countedDay({ ...letter, receivedOn: null }, 'received')).toMatchObject({ assumed: true })
  const unknown = { sentOn: null, presentedOn: null, receivedOn: null }
  expect(countedDay(unknown, 'received')).toBeNull()
  const terms = yearlyTacit({ notices: [{ ...noticeOn(''), ...letter, receivedOn: null }] })
  expect(codes(terms, '2026-10-02')).toEqual(['NOTICE_DAY_ASSUMED'])
  const nothing = yearlyTacit({ notices: [{ ...noticeOn(''), ...unknown }] })
  expect(codes(nothing, '2026-05-02')).toEqual(['NOTICE_DAY_UNKNOWN'])
})

test('R14: a notice followed by an agreement does not end the contract that goes on without a duration', () => {
  const terms = fixedYear({
    renewalType: 'withAgreement',
    notices: [noticeOn('2026-06-01')],
    renewals: [{ id: 'r', kind: 'agreement', day: '2026-09-01', until: null }],
  })
  expect(on(terms, '2027-03-01')).toMatchObject({ phase: 'INDETERMINATE', finalEnd: null })
})
