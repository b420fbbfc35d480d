import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { anyDay } from '../calendar/testing/arbitrary-days.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { lifeline } from './lifeline.ts'
import { anyLifecycle } from './testing/any-lifecycle.ts'
import { day, fixedYear, noticeOn, yearlyTacit } from './testing/sample-lifecycle.ts'

// Many random contracts, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

const milestones = { draftedOn: '2025-11-03', validatedOn: '2025-12-01' }

function pointsOn(terms: LifecycleTerms, today: string, nextTerms = 2): string[] {
  const deadlines = computeDeadlines(terms, day(today))
  return lifeline(terms, milestones, deadlines, day(today), nextTerms).map(
    ({ day: on, kind, certain }) => `${on} ${kind}${certain ? '' : '?'}`,
  )
}

test('draws a tacit contract with its next renewals dashed', () => {
  expect(pointsOn(yearlyTacit(), '2026-05-04')).toEqual([
    '2025-11-03 drafted',
    '2025-12-01 validated',
    '2025-12-15 signed',
    '2026-01-01 effective',
    '2026-05-04 today',
    '2026-09-30 noticeLimit',
    '2026-12-31 termEnd',
    '2027-01-01 renewal?',
    '2027-09-30 noticeLimit?',
    '2027-12-31 termEnd?',
    '2028-01-01 renewal?',
    '2028-09-30 noticeLimit?',
    '2028-12-31 termEnd?',
  ])
})

test('the last day of a term is drawn once: not for past terms, nor where the contract ends', () => {
  const days = (terms: LifecycleTerms, today: string) =>
    pointsOn(terms, today, 1).filter((point) => /end/i.test(point))
  expect(days(yearlyTacit(), '2028-05-04')).toEqual(['2028-12-31 termEnd', '2029-12-31 termEnd?'])
  expect(days(yearlyTacit({ maxRenewals: 1 }), '2026-05-04')).toEqual([
    '2026-12-31 termEnd',
    '2027-12-31 end?',
  ])
  const late = yearlyTacit({ notices: [noticeOn('2026-10-05')] })
  expect(days(late, '2026-11-20')).toEqual(['2026-12-31 termEnd', '2027-12-31 end'])
})

test('a term still shows its last day on that day, and no longer the day after', () => {
  const ends = (today: string) =>
    pointsOn(yearlyTacit(), today, 0).filter((point) => point.endsWith('termEnd'))
  expect(ends('2026-12-31')).toEqual(['2026-12-31 termEnd'])
  expect(ends('2027-01-01')).toEqual(['2027-12-31 termEnd'])
})

test('a locked renewal is certain, the one after it is not', () => {
  const points = pointsOn(yearlyTacit(), '2026-11-01')
  expect(points).toContain('2027-01-01 renewal')
  expect(points).toContain('2028-01-01 renewal?')
})

test('past renewals are facts', () => {
  const points = pointsOn(yearlyTacit(), '2028-05-04', 0)
  expect(points.filter((point) => point.includes('renewal'))).toEqual([
    '2027-01-01 renewal',
    '2028-01-01 renewal',
  ])
})

test('for a draft everything to come is dashed', () => {
  const draft = pointsOn(fixedYear({ signatureDate: null }), '2025-12-10')
  expect(draft.slice(-2)).toEqual(['2026-01-01 effective?', '2026-12-31 end?'])
})

test('an end is certain when nothing can renew the contract', () => {
  const last = (terms: LifecycleTerms, today: string) => pointsOn(terms, today).at(-1)
  expect(last(fixedYear(), '2026-05-04')).toBe('2026-12-31 end')
  expect(last(yearlyTacit({ renewalType: 'withAgreement' }), '2026-05-04')).toBe('2026-12-31 end?')
  expect(last(yearlyTacit({ maxRenewals: 1 }), '2027-05-04')).toBe('2027-12-31 end')
  expect(last(yearlyTacit({ maxRenewals: 1 }), '2026-05-04')).toBe('2027-12-31 end?')
  const denounced = yearlyTacit({ notices: [noticeOn('2026-05-01')] })
  expect(last(denounced, '2026-05-04')).toBe('2026-12-31 end')
})

test('each computed point opens its explanation', () => {
  const terms = yearlyTacit()
  const today = day('2026-05-04')
  const points = lifeline(terms, milestones, computeDeadlines(terms, today), today, 1)
  expect(points.find(({ kind }) => kind === 'noticeLimit')).toMatchObject({
    term: 1,
    traceCodes: ['NOTICE_MONTHS_LEGAL', 'NOTICE_MONTHS_PRUDENT'],
  })
  expect(points.find(({ kind }) => kind === 'termEnd')?.traceCodes).toEqual(['TERM_END_MONTHS'])
  expect(points.find(({ kind }) => kind === 'renewal')?.traceCodes).toEqual(['RENEWAL_TACIT'])
  expect(points.find(({ kind }) => kind === 'signed')?.traceCodes).toEqual([])
})

test('points are in order and refer only to existing lines', () => {
  fc.assert(
    fc.property(anyLifecycle, anyDay, (terms, today) => {
      const deadlines = computeDeadlines(terms, today)
      const points = lifeline(terms, milestones, deadlines, today, 3)
      const days = points.map(({ day: on }) => on)
      expect(days).toEqual([...days].sort())
      const codes = new Set(deadlines.trace.map(({ code }) => code))
      for (const code of points.flatMap(({ traceCodes }) => traceCodes)) {
        expect(codes.has(code)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
