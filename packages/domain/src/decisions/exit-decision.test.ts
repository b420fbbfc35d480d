import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { anyDay } from '../calendar/testing/arbitrary-days.ts'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import { anyLifecycle } from '../deadlines/testing/any-lifecycle.ts'
import { day, earlyExitOn, nineYearLease, noticeOn } from '../deadlines/testing/sample-lifecycle.ts'
import { decidableExits, isExitAsked, nextExit, standingOfExitDecision } from './exit-decision.ts'

vi.setConfig({ testTimeout: 30_000 })

const lease = (changes: Partial<LifecycleTerms> = {}) =>
  nineYearLease({ effectiveDate: '2024-07-01', isSigned: true, ...changes })
const exitsOn = (terms: LifecycleTerms, today: string) =>
  decidableExits(computeDeadlines(terms, day(today)), day(today))

describe('the exits to decide on', () => {
  test('are those of a tenant, without the one that ends the lease', () => {
    expect(exitsOn(lease(), '2026-06-01')).toEqual([
      {
        basis: 'triennial',
        exitOn: '2027-06-30',
        prudentLimit: '2026-12-30',
        legalLimit: '2026-12-31',
      },
      expect.objectContaining({ exitOn: '2030-06-30' }),
    ])
  })

  test('are decided on until the last legal day', () => {
    expect(exitsOn(lease(), '2026-12-31')[0]?.exitOn).toBe('2027-06-30')
    expect(exitsOn(lease(), '2027-01-01')[0]?.exitOn).toBe('2030-06-30')
  })

  test('are one where a clause and the law open the same day, with the earlier limit', () => {
    const clause = {
      notice: { unit: 'months', count: 9 },
      alignment: 'anniversary',
      notBefore: '2027-06-30',
    } as const
    const [exit, next] = exitsOn(lease({ earlyExit: clause }), '2026-06-01')
    expect(exit).toMatchObject({ basis: 'clause', exitOn: '2027-06-30', legalLimit: '2026-09-30' })
    expect(next?.exitOn).toBe('2030-06-30')
  })

  test('are none once an end is recorded, nor where the lease excludes them', () => {
    expect(exitsOn(lease({ notices: [noticeOn('2026-08-01')] }), '2026-09-01')).toEqual([])
    const regime = { kind: 'commercialLease', excludesTriennialExit: true } as const
    expect(exitsOn(lease({ regime }), '2026-06-01')).toEqual([])
  })

  test('ask in the notice window, once people were alerted, or on the day until which they were put off', () => {
    const asked = (today: string, { isAlerted = false, isAskedAgain = false } = {}) =>
      isExitAsked(
        { prudentLimit: '2026-12-30' },
        { noticeWindowDays: 30, isAlerted, isAskedAgain },
        day(today),
      )
    expect([asked('2026-11-29'), asked('2026-11-30')]).toEqual([false, true])
    expect(asked('2026-07-01', { isAlerted: true })).toBe(true)
    expect(asked('2026-07-01', { isAskedAgain: true })).toBe(true)
  })
})

describe('the next exit', () => {
  // It may be left on 31 March, notified until 31 January: a month after the limit of the tenant’s own exit of 30 June.
  const earlyExit = {
    notice: { unit: 'months', count: 2 },
    alignment: 'quarterEnd',
    notBefore: '2027-03-31',
  } as const
  const next = (today: string, terms = lease({ earlyExit })) =>
    nextExit(computeDeadlines(terms, day(today)), day(today))

  test('is the one whose limit comes first, then the one after it', () => {
    expect(next('2026-06-01')).toMatchObject({ basis: 'triennial', exitOn: '2027-06-30' })
    expect(next('2026-12-31')).toMatchObject({ basis: 'triennial', exitOn: '2027-06-30' })
    expect(next('2027-01-01')).toMatchObject({ basis: 'clause', exitOn: '2027-03-31' })
  })

  test('is none of a contract under notice, one that has ended, or one without an exit', () => {
    const left = lease({ notices: [earlyExitOn('2026-08-01')] })
    const never = lease({ regime: { kind: 'commercialLease', excludesTriennialExit: true } })
    expect([next('2026-09-01', left), next('2026-09-01', never)]).toEqual([null, null])
    expect(next('2033-07-01', lease({ renewalType: 'none', regime: null, earlyExit }))).toBeNull()
  })
})

describe('a decision on an exit', () => {
  const [decided] = exitsOn(lease(), '2026-06-01')
  const standing = (terms: LifecycleTerms, today = '2026-09-01') =>
    standingOfExitDecision(decided!, computeDeadlines(terms, day(today)), day(today))
  const gone = { stands: false, endedAs: 'limitGone', movedTo: null }

  test('stands while its exit does, and ends with it', () => {
    expect(standing(lease())).toEqual({ stands: true })
    expect(standing(lease({ effectiveDate: '2024-08-01' }))).toEqual(gone)
    expect(standing(lease({ notices: [noticeOn('2026-08-01')] }))).toEqual(gone)
  })

  test('ends where the limit of its exit moves', () => {
    const clause = {
      notice: { unit: 'months', count: 9 },
      alignment: 'anniversary',
      notBefore: '2027-06-30',
    } as const
    expect(standing(lease({ earlyExit: clause }))).toEqual({
      stands: false,
      endedAs: 'limitMoved',
      movedTo: '2026-09-30',
    })
  })

  test('ends by a notice of early exit, which settles it', () => {
    expect(standing(lease({ notices: [earlyExitOn('2026-08-01')] }))).toEqual({
      stands: false,
      endedAs: 'exitNotified',
      movedTo: null,
    })
  })

  test('is possible on what stands, with its limit ahead, once for each exit', () => {
    fc.assert(
      fc.property(anyLifecycle, anyDay, (terms, today) => {
        const deadlines = computeDeadlines(terms, today)
        const exits = decidableExits(deadlines, today)
        for (const exit of exits) {
          expect(exit.legalLimit >= today.toString()).toBe(true)
          expect(standingOfExitDecision(exit, deadlines, today)).toEqual({ stands: true })
        }
        expect(new Set(exits.map(({ exitOn }) => exitOn)).size).toBe(exits.length)
      }),
      { numRuns: 200 },
    )
  })
})
