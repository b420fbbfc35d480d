import { expect, test } from 'vitest'
import { lifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { NoticeUnit } from '../../../packages/domain/src/deadlines/notice-period.ts'
import type { RegisteredNotice } from '../../../packages/domain/src/deadlines/registered-notice.ts'
import { formatDay, parseDay } from './days.ts'
import { legalLimit } from './notice-limits.ts'
import { verdictOf } from './oracle.ts'
import type { Verdict } from './oracle.ts'
import { lastDayToAct } from './regimes.ts'

/** The worked examples of the rules (`V1`, …), asked of the second implementation alone. */

const YEARLY = { kind: 'span', count: 12, unit: 'months' } as const

test.each([
  ['V1', '2026-01-01', 3, '2026-12-31', '2026-09-30', '2026-09-30', '2026-09-30'],
  ['V2', '2026-01-15', 2, '2027-01-14', '2026-11-14', '2026-11-14', '2026-11-13'],
  ['V7', '2027-03-01', 3, '2028-02-29', '2027-11-30', '2027-11-29', '2027-11-29'],
])('%s: a year from %s', (_, effectiveDate, months, endDate, legal, prudent, sendBy) => {
  const terms = tacit({
    effectiveDate,
    duration: YEARLY,
    notice: { unit: 'months', count: months },
  })
  expect(ask(terms, effectiveDate)).toMatchObject({ endDate, ...limits(legal, prudent, sendBy) })
})

test('V1: the next term', () => {
  const terms = tacit({ effectiveDate: '2026-01-01', duration: YEARLY, notice: monthsOf(3) })
  expect(ask(terms, '2027-01-01')).toMatchObject({
    endDate: '2027-12-31',
    legalLimit: '2027-09-30',
  })
})

test('V2: by registered letter', () => {
  const terms = tacit({
    effectiveDate: '2026-01-15',
    duration: YEARLY,
    notice: monthsOf(2),
    sendingMode: 'registeredLetter',
  })
  expect(ask(terms, '2026-01-15').sendBy).toBe('2026-11-05')
})

test.each([
  ['V4', '2016-07-31', 6, '2016-01-31', '2016-01-31', '2016-01-29'],
  ['V5', '1999-09-30', 6, '1999-03-31', '1999-03-30', '1999-03-30'],
  ['V6', '2027-02-28', 3, '2026-11-30', '2026-11-28', '2026-11-27'],
  ['V10', '2027-05-31', 3, '2027-02-28', '2027-02-28', '2027-02-26'],
])('%s: an end on %s', (_, end, months, legal, prudent, sendBy) => {
  const terms = tacit({ duration: until(end), notice: monthsOf(months) })
  expect(ask(terms, '1999-01-01')).toMatchObject({
    endDate: end,
    ...limits(legal, prudent, sendBy),
  })
})

test.each([
  ['2027-02-01', '2027-02-28'],
  ['2027-03-01', '2027-03-30'],
  ['2027-04-01', '2027-04-30'],
])('V9a: months from the 31st, on %s', (today, endDate) => {
  const terms = tacit({
    effectiveDate: '2027-01-31',
    duration: { kind: 'span', count: 1, unit: 'months' },
    renewalDuration: { count: 1, unit: 'months' },
  })
  expect(ask(terms, today).endDate).toBe(endDate)
})

test.each<[string, string, NoticeUnit, number, string]>([
  ['V11', '2026-06-14', 'calendarDays', 60, '2026-04-15'],
  ['V11', '2026-06-14', 'clearDays', 60, '2026-04-14'],
  ['V12', '2026-12-31', 'calendarDays', 30, '2026-12-01'],
  ['V12', '2026-12-31', 'workingDays', 30, '2026-11-25'],
  ['V12', '2026-12-31', 'businessDays', 30, '2026-11-18'],
])('%s: for %s, %s', (_, end, unit, count, limit) => {
  expect(formatDay(legalLimit(parseDay(end), { unit, count }, lifecycleTerms()))).toBe(limit)
})

test.each([
  ['2024-04-01', '2025-03-31', '2024-12-31'],
  ['2025-04-01', '2026-03-31', '2025-12-31'],
  ['2026-04-01', '2027-03-31', null],
])('V17: at most two renewals, on %s', (today, endDate, legal) => {
  const terms = tacit({
    effectiveDate: '2024-04-01',
    duration: YEARLY,
    maxRenewals: 2,
    notice: monthsOf(3),
  })
  expect(ask(terms, today)).toMatchObject({ endDate, legalLimit: legal, termOf: 3 })
})

test('V19: performed on without a stated renewal duration', () => {
  const terms = tacit({
    duration: until('2026-06-30'),
    renewalDuration: null,
    performedAfterEnd: true,
  })
  expect(ask(terms, '2026-07-01')).toMatchObject({
    indeterminateSince: '2026-07-01',
    durationCode: 999_999,
    phase: 'INDETERMINATE',
    endDate: null,
  })
})

test.each([
  ['2026-11-10', '2027-02-10', '2027-02-28'],
  ['2026-11-30', '2027-02-28', '2027-02-28'],
  ['2026-12-01', '2027-03-01', '2027-03-31'],
])('V20: of indeterminate duration, notified on %s', (day, exact, endOfMonth) => {
  const terms = lifecycleTerms({
    effectiveDate: '2020-01-01',
    duration: { kind: 'indefinite' },
    notice: monthsOf(3),
    notices: [noticeOf(day)],
  })
  expect(ask(terms, day).finalEnd).toBe(exact)
  expect(ask({ ...terms, indeterminateAlignment: 'monthEnd' }, day).finalEnd).toBe(endOfMonth)
})

test.each([
  ['2027-02-10', '2027-09-30'],
  ['2027-03-31', '2027-09-30'],
  ['2027-04-01', '2027-12-31'],
])('V22: a lease in tacit continuation, notified on %s', (day, finalEnd) => {
  const terms = tacit({
    duration: until('2026-12-31'),
    renewalDuration: null,
    regime: { kind: 'commercialLease', excludesTriennialExit: false },
    notices: [noticeOf(day)],
  })
  expect(ask(terms, day).finalEnd).toBe(finalEnd)
})

test('V23: a consumer', () => {
  const terms = tacit({
    duration: until('2027-03-14'),
    notice: monthsOf(1),
    regime: { kind: 'consumer', informedOn: null },
  })
  expect(ask(terms, '2026-11-20').legalLimit).toBe('2027-02-14')
})

test('V24: an insurance whose reminder was late', () => {
  const reminder = {
    kind: 'insurance',
    privatePerson: true,
    reminderPostedOn: '2026-10-20',
  } as const
  const terms = tacit({
    duration: { kind: 'until', day: '2027-01-01', meaning: 'firstDayAfter' },
    notice: monthsOf(2),
    regime: reminder,
  })
  expect(ask(terms, '2026-10-01')).toMatchObject({
    endDate: '2026-12-31',
    legalLimit: '2026-10-31',
  })
  const last = lastDayToAct(
    parseDay('2026-10-31'),
    { start: null, end: parseDay('2026-12-31') },
    reminder,
  )
  expect(formatDay(last)).toBe('2026-11-09')
})

test('V26: an amendment signed after the end', () => {
  const terms = lifecycleTerms({
    duration: until('2025-12-31'),
    amendments: [
      {
        id: '1',
        reference: '1',
        signedOn: '2026-01-15',
        effectiveOn: '2025-12-01',
        patches: [{ field: 'endDate', value: '2026-12-31' }],
      },
    ],
  })
  expect(ask(terms, '2026-01-20').endDate).toBe('2025-12-31')
})

test('V27: a late notice', () => {
  const terms = tacit({
    effectiveDate: '2026-01-01',
    duration: YEARLY,
    notice: monthsOf(3),
    notices: [noticeOf('2026-10-05')],
  })
  expect(ask(terms, '2026-11-20')).toMatchObject({
    noticeStatus: 'late',
    noticeEffect: '2027-12-31',
    phase: 'RENEWAL_LOCKED',
  })
})

test('R18: the exits of a lease every three years', () => {
  const terms = lifecycleTerms({
    effectiveDate: '2024-07-01',
    duration: { kind: 'span', count: 9, unit: 'years' },
    regime: { kind: 'commercialLease', excludesTriennialExit: false },
  })
  const exits = ask(terms, '2024-07-01').exits
  expect(exits.map(({ day }) => formatDay(day))).toEqual(['2027-06-30', '2030-06-30', '2033-06-30'])
  expect(exits.map(({ legal }) => formatDay(legal))[0]).toBe('2026-12-31')
})

test('R18: an exit not before a day', () => {
  const terms = lifecycleTerms({
    effectiveDate: '2026-01-01',
    duration: { kind: 'span', count: 9, unit: 'years' },
    earlyExit: { notice: monthsOf(2), alignment: 'exactDay', notBefore: '2027-03-31' },
  })
  expect(ask(terms, '2026-01-01').exits.map(({ legal }) => formatDay(legal))).toEqual([
    '2027-01-31',
  ])
})

function limits(legalLimitDay: string, prudentLimit: string, sendBy: string): Partial<Verdict> {
  return { legalLimit: legalLimitDay, prudentLimit, sendBy }
}

function tacit(typed: Partial<LifecycleTerms>): LifecycleTerms {
  return lifecycleTerms({
    renewalType: 'tacit',
    renewalDuration: { count: 12, unit: 'months' },
    ...typed,
  })
}

function until(day: string) {
  return { kind: 'until', day, meaning: 'lastDayInForce' } as const
}

function monthsOf(count: number) {
  return { unit: 'months', count } as const
}

function noticeOf(day: string): RegisteredNotice {
  return {
    id: '1',
    kind: 'nonRenewal',
    sentOn: day,
    presentedOn: day,
    receivedOn: day,
    cancelledOn: null,
  }
}

function ask(terms: LifecycleTerms, today: string): Verdict {
  return verdictOf(terms, parseDay(today))
}
