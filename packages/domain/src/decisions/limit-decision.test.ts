import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { anyDay } from '../calendar/testing/arbitrary-days.ts'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import { lifecycleTerms, type LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import { anyLifecycle } from '../deadlines/testing/any-lifecycle.ts'
import { day } from '../deadlines/testing/sample-lifecycle.ts'
import {
  decidableLimit,
  isSettledBy,
  laterRefusal,
  standingOfDecision,
  type LimitDecision,
} from './limit-decision.ts'

vi.setConfig({ testTimeout: 30_000 })

const YEARLY = {
  effectiveDate: '2026-01-01',
  duration: { kind: 'span', count: 12, unit: 'months' },
  renewalType: 'tacit',
  renewalDuration: { count: 12, unit: 'months' },
  notice: { unit: 'months', count: 3 },
  isSigned: true,
} as const satisfies Partial<LifecycleTerms>

const limitOn = (terms: Partial<LifecycleTerms>, today: string) =>
  decidableLimit(computeDeadlines(lifecycleTerms({ ...YEARLY, ...terms }), day(today)), day(today))

describe('the limit to decide on', () => {
  test('is the one of the running term until its last day', () => {
    const limit = {
      termNumber: 1,
      prudentLimit: '2026-09-30',
      legalLimit: '2026-09-30',
      meaning: 'preventRenewal',
    }
    expect(limitOn({}, '2026-05-04')).toEqual(limit)
    expect(limitOn({}, '2026-09-30')).toEqual(limit)
  })

  test('is that of the next term once it has passed', () => {
    expect(limitOn({}, '2026-10-01')).toMatchObject({ termNumber: 2, prudentLimit: '2027-09-30' })
  })

  test('means the opposite where a renewal must be asked for', () => {
    expect(limitOn({ renewalType: 'withNotice' }, '2026-05-04')?.meaning).toBe('obtainRenewal')
  })

  test('is none once an end is recorded, nor without a renewal to decide on', () => {
    const notice = { id: 'n', kind: 'nonRenewal', cancelledOn: null } as const
    const days = { sentOn: '2026-05-04', presentedOn: '2026-05-04', receivedOn: '2026-05-04' }
    expect(limitOn({ notices: [{ ...notice, ...days }] }, '2026-05-05')).toBeNull()
    expect(limitOn({ renewalType: 'none' }, '2026-05-04')).toBeNull()
  })

  test('is none once the renewal to be asked for was refused', () => {
    const refusedRenewals = [{ id: 'r', day: '2026-05-04' }]
    expect(limitOn({ renewalType: 'withNotice', refusedRenewals }, '2026-05-05')).toBeNull()
    expect(limitOn({ refusedRenewals }, '2026-05-05')).not.toBeNull()
  })

  test('never lies in the past, and never of a term already settled', () => {
    fc.assert(
      fc.property(anyLifecycle, anyDay, (terms, today) => {
        const deadlines = computeDeadlines(terms, today)
        const limit = decidableLimit(deadlines, today)
        if (limit === null) return
        expect(limit.legalLimit >= today.toString()).toBe(true)
        expect(limit.termNumber).toBeGreaterThanOrEqual(deadlines.term.number)
        expect(standingOfDecision({ ...limit, choice: 'renew' }, deadlines)).toEqual({
          stands: true,
        })
      }),
      { numRuns: 200 },
    )
  })
})

describe('a decision', () => {
  const decision = (choice: LimitDecision['choice'], until: string | null = null) => ({
    choice,
    until,
  })

  test('settles its limit; one for later only until its day', () => {
    expect(isSettledBy(null, '2026-09-01')).toBe(false)
    expect(isSettledBy(decision('renew'), '2026-09-29')).toBe(true)
    expect(isSettledBy(decision('later', '2026-09-15'), '2026-09-14')).toBe(true)
    expect(isSettledBy(decision('later', '2026-09-15'), '2026-09-15')).toBe(false)
  })

  test('is put off to a day after today and before the limit', () => {
    const limit = { prudentLimit: '2026-09-30' }
    const refusal = (until: string) => laterRefusal(until, limit, day('2026-09-10'))?.code
    expect(refusal('2026-09-10')).toBe('DECIDE_LATER_PASSED')
    expect(refusal('2026-09-11')).toBeUndefined()
    expect(refusal('2026-09-29')).toBeUndefined()
    expect(refusal('2026-09-30')).toBe('DECIDE_LATER_BEYOND_LIMIT')
  })

  test('ends where its limit is another one, or none', () => {
    const decided = limitOn({}, '2026-05-04')!
    const standing = (terms: Partial<LifecycleTerms>) =>
      standingOfDecision(
        { ...decided, choice: 'renew' },
        computeDeadlines(lifecycleTerms({ ...YEARLY, ...terms }), day('2026-06-01')),
      )
    expect(standing({})).toEqual({ stands: true })
    expect(standing({ notice: { unit: 'months', count: 2 } })).toEqual({
      stands: false,
      endedAs: 'limitMoved',
      movedTo: '2026-10-31',
    })
    const gone = { stands: false, endedAs: 'limitGone', movedTo: null }
    expect(standing({ renewalType: 'none' })).toEqual(gone)
    expect(standing({ renewalType: 'withNotice' })).toEqual(gone)
  })

  test('to give notice stands once notice was given', () => {
    const decided = limitOn({}, '2026-05-04')!
    const givenOn = '2026-06-01'
    const notice = { id: 'n', kind: 'nonRenewal', cancelledOn: null } as const
    const notices = [{ ...notice, sentOn: givenOn, presentedOn: givenOn, receivedOn: givenOn }]
    const deadlines = computeDeadlines(lifecycleTerms({ ...YEARLY, notices }), day(givenOn))
    expect(standingOfDecision({ ...decided, choice: 'end' }, deadlines)).toEqual({ stands: true })
    expect(standingOfDecision({ ...decided, choice: 'later' }, deadlines).stands).toBe(false)
  })

  test.each([
    ['renew', 'renewals', true],
    ['renegotiate', 'renewals', true],
    ['end', 'renewals', false],
    ['later', 'renewals', false],
    ['end', 'refusedRenewals', true],
    ['later', 'refusedRenewals', false],
  ] as const)('to %s, once its term is among the %s, stands: %s', (choice, recorded, stands) => {
    const decided = limitOn({ renewalType: 'withNotice' }, '2026-05-04')!
    const record = { id: 'r', kind: 'request', day: '2026-06-01', until: null } as const
    const terms = lifecycleTerms({ ...YEARLY, renewalType: 'withNotice', [recorded]: [record] })
    const deadlines = computeDeadlines(terms, day('2026-06-02'))
    expect(standingOfDecision({ ...decided, choice }, deadlines)).toEqual(
      stands ? { stands } : { stands, endedAs: 'limitGone', movedTo: null },
    )
  })
})
