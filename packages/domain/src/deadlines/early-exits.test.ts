import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import { lifecycleTerms } from './lifecycle-terms.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import type { EarlyExit } from './renewal-conditions.ts'
import { anyDay } from '../calendar/testing/arbitrary-days.ts'
import {
  amendmentOf,
  day,
  earlyExitOn,
  nineYearLease,
  noticeOn,
  terminationOn,
  yearlyTacit,
} from './testing/sample-lifecycle.ts'

const on = (terms: LifecycleTerms, today: string) => computeDeadlines(terms, day(today))
const exits = (terms: LifecycleTerms, today: string) =>
  on(terms, today).earlyExits.map(({ exitOn, legalLimit }) => [exitOn, legalLimit])

const clause: EarlyExit = {
  notice: { unit: 'months', count: 2 },
  alignment: 'exactDay',
  notBefore: '2027-03-31',
}

/** Three years from 1 January 2026, that can be left early. */
function leaveable(changes: Partial<EarlyExit> = {}, terms: Partial<LifecycleTerms> = {}) {
  return lifecycleTerms({
    effectiveDate: '2026-01-01',
    duration: { kind: 'span', count: 36, unit: 'months' },
    earlyExit: { ...clause, ...changes },
    ...terms,
  })
}

describe('R18: the exit that the contract allows', () => {
  test('has a last day to notify it, like any limit', () => {
    expect(on(leaveable({}, { sendingMode: 'registeredLetter' }), '2026-06-01').earlyExits).toEqual(
      [
        {
          basis: 'clause',
          exitOn: '2027-03-31',
          legalLimit: '2027-01-31',
          prudentLimit: '2027-01-31',
          // A Sunday: the five business days are those of its week, so the letter leaves on the Friday before.
          sendBy: '2027-01-22',
        },
      ],
    )
  })

  test('is possible at any time once the lock-in and its notice have passed', () => {
    expect(exits(leaveable(), '2027-01-31')).toEqual([['2027-03-31', '2027-01-31']])
    expect(exits(leaveable(), '2027-02-01')).toEqual([])
    expect(exits(leaveable({ notBefore: null }), '2026-06-01')).toEqual([])
  })

  test('is the first aligned day after the lock-in, then each that can still be reached', () => {
    const quarterly = leaveable({ notBefore: '2027-02-10', alignment: 'quarterEnd' })
    expect(exits(quarterly, '2026-06-01')).toEqual([['2027-03-31', '2027-01-31']])
    expect(exits(quarterly, '2027-02-01')).toEqual([['2027-06-30', '2027-04-30']])
    expect(exits(leaveable({ notBefore: null, alignment: 'anniversary' }), '2026-06-01')).toEqual([
      ['2026-12-31', '2026-10-31'],
    ])
  })

  test('waits for the first day on which a notice can be given', () => {
    const late = leaveable({ firstNoticeOn: '2027-05-15' })
    expect(exits(late, '2026-06-01')).toEqual([['2027-07-15', '2027-05-15']])
    expect(on({ ...late, notices: [earlyExitOn('2027-01-10')] }, '2027-02-01').finalEnd).toBe(
      '2027-07-15',
    )
  })

  test('has the last day that the contract sets itself, and is lost after it', () => {
    const stated = leaveable({ notifyBy: '2026-11-15' })
    expect(exits(stated, '2026-11-15')).toEqual([['2027-03-31', '2026-11-15']])
    expect(exits(stated, '2026-11-16')).toEqual([])
    const left = (received: string) =>
      on({ ...stated, notices: [earlyExitOn(received)] }, '2026-12-01').finalEnd
    expect(left('2026-11-15')).toBe('2027-03-31')
    expect(left('2026-11-16')).toBe('2028-12-31')
  })

  test('is reached until the limit that the contract rolls, and missed after it', () => {
    // Two months before 31 March is Sunday 31 January 2027.
    const left = (roll: 'previous' | 'next', received: string) =>
      on(leaveable({}, { roll, notices: [earlyExitOn(received)] }), '2027-02-10').finalEnd
    expect(left('next', '2027-02-01')).toBe('2027-03-31')
    expect(left('next', '2027-02-02')).toBe('2027-04-02')
    expect(left('previous', '2027-01-29')).toBe('2027-03-31')
    expect(exits(leaveable({}, { roll: 'previous' }), '2027-01-30')).toEqual([])
  })

  test('ends a contract of short terms, however many of them come before it', () => {
    const weekly = yearlyTacit({
      duration: { kind: 'span', count: 4, unit: 'weeks' },
      renewalDuration: { count: 4, unit: 'weeks' },
      notice: { unit: 'weeks', count: 1 },
      earlyExit: clause,
      notices: [earlyExitOn('2026-02-01')],
    })
    expect(on(weekly, '2026-02-10')).toMatchObject({
      phase: 'TERMINATING',
      finalEnd: '2027-03-31',
      notice: { effect: '2027-03-31' },
    })
  })

  test('is no question once the contract ends before it, or is ended', () => {
    expect(exits(leaveable({ notBefore: '2028-12-31' }), '2026-06-01')).toEqual([])
    expect(exits({ ...leaveable(), notices: [terminationOn('2026-12-31')] }, '2026-06-01')).toEqual(
      [],
    )
    expect(exits({ ...leaveable(), notices: [earlyExitOn('2026-05-01')] }, '2026-06-01')).toEqual(
      [],
    )
  })
})

const lease = (changes: Partial<LifecycleTerms> = {}) =>
  nineYearLease({ effectiveDate: '2024-07-01', ...changes })

describe('R18: the tenant of a commercial lease', () => {
  test('may leave at the end of each three-year period, six months ahead', () => {
    expect(on(lease(), '2026-06-01').earlyExits).toMatchObject([
      {
        basis: 'triennial',
        exitOn: '2027-06-30',
        legalLimit: '2026-12-31',
        prudentLimit: '2026-12-30',
        // By letter, even where the contract says e-mail: the law asks for one.
        sendBy: '2026-12-22',
      },
      { exitOn: '2030-06-30', legalLimit: '2029-12-31' },
      { exitOn: '2033-06-30', legalLimit: '2032-12-31' },
    ])
    expect(exits(lease(), '2026-12-31')[0]).toEqual(['2027-06-30', '2026-12-31'])
    expect(exits(lease(), '2027-01-01')[0]).toEqual(['2030-06-30', '2029-12-31'])
  })

  test('keeps that right whatever notice the lease states', () => {
    expect(exits(lease({ notice: { unit: 'months', count: 12 } }), '2026-06-01')[0]).toEqual([
      '2027-06-30',
      '2026-12-31',
    ])
  })

  test('leaves on that day by a notice in time, three years later by a late one', () => {
    const left = (received: string) => on(lease({ notices: [earlyExitOn(received)] }), '2027-02-01')
    expect(left('2026-12-31')).toMatchObject({ phase: 'TERMINATING', finalEnd: '2027-06-30' })
    expect(left('2027-01-01').finalEnd).toBe('2030-06-30')
  })

  test('leaves a lease as long as it was made by an amendment', () => {
    const short = lease({
      duration: { kind: 'span', count: 2, unit: 'years' },
      amendments: [amendmentOf({ field: 'endDate', value: '2033-06-30' }, '2025-01-01')],
      notices: [earlyExitOn('2026-12-31')],
    })
    expect(on(short, '2027-01-10').finalEnd).toBe('2027-06-30')
  })

  test('has none where the lease excludes it, nor once the lease goes on by the quarter', () => {
    const excluding = lease({
      regime: { kind: 'commercialLease', excludesTriennialExit: true },
    })
    expect(exits(excluding, '2026-06-01')).toEqual([])
    expect(on({ ...excluding, notices: [earlyExitOn('2026-08-01')] }, '2026-09-01').finalEnd).toBe(
      '2033-06-30',
    )
    expect(exits(lease(), '2033-07-01')).toEqual([])
    expect(exits(lease({ notices: [noticeOn('2026-08-01')] }), '2026-09-01')).toEqual([])
  })
})

test('another contract has no exit', () => {
  expect(on(yearlyTacit(), '2026-06-01').earlyExits).toEqual([])
})

/** A contract of three to twelve years that can be left early, and a day of its life. */
const anyLeaving = fc
  .record({
    start: anyDay,
    years: fc.integer({ min: 3, max: 12 }),
    at: fc.integer({ min: -30, max: 1000 }),
    byLaw: fc.boolean(),
    noticeMonths: fc.integer({ min: 1, max: 6 }),
    alignment: fc.constantFrom('exactDay', 'monthEnd', 'quarterEnd', 'anniversary'),
    lockIn: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null, freq: 4 }),
    firstNotice: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null, freq: 1 }),
    notifyBy: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null, freq: 1 }),
  })
  .map(({ start, years, at, byLaw, noticeMonths, ...stated }) => {
    const dayAt = (days: number | null) => (days === null ? null : start.add({ days }).toString())
    const terms = lifecycleTerms({
      effectiveDate: start.toString(),
      duration: { kind: 'span', count: years, unit: 'years' },
      regime: byLaw ? { kind: 'commercialLease', excludesTriennialExit: false } : null,
      earlyExit: byLaw
        ? null
        : {
            notice: { unit: 'months', count: noticeMonths },
            alignment: stated.alignment,
            notBefore: dayAt(stated.lockIn),
            firstNoticeOn: dayAt(stated.firstNotice),
            notifyBy: dayAt(stated.notifyBy),
          },
    })
    return { terms, today: start.add({ days: at }) }
  })

test('a notice on the last day has that exit, one a day later misses it', () => {
  fc.assert(
    fc.property(anyLeaving, ({ terms, today }) => {
      const [exit] = computeDeadlines(terms, today).earlyExits
      if (exit === undefined) return
      expect(exit.sendBy <= exit.prudentLimit).toBe(true)
      expect(exit.prudentLimit <= exit.legalLimit).toBe(true)
      expect(exit.legalLimit >= today.toString()).toBe(true)
      const endOf = (received: string) =>
        computeDeadlines({ ...terms, notices: [earlyExitOn(received)] }, today).finalEnd
      expect(endOf(exit.legalLimit)).toBe(exit.exitOn)
      const nextDay = day(exit.legalLimit).add({ days: 1 }).toString()
      expect(endOf(nextDay)).not.toBe(exit.exitOn)
    }),
    { numRuns: 500 },
  )
})
