import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { anyDay } from '../calendar/testing/arbitrary-days.ts'
import { daysBetween } from '../calendar/compare-days.ts'
import { dayFromIso, isoDay } from '../calendar/iso-day.ts'
import { anyLifecycle, anyTypedLifecycle } from './testing/any-lifecycle.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import type { Deadlines } from './deadlines.ts'
import { lifecycleTerms } from './lifecycle-terms.ts'
import { day } from './testing/sample-lifecycle.ts'

// Many random contracts, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

const runs = { numRuns: 200 }

test('terms never overlap and leave no gap, whatever is recorded', () => {
  fc.assert(
    fc.property(anyLifecycle, anyDay, (terms, today) => {
      const deadlines = computeDeadlines(terms, today)
      deadlines.terms.forEach((term, index) => {
        const previous = deadlines.terms[index - 1]
        if (previous === undefined) return
        expect(previous.end).not.toBeNull()
        expect(term.start).toBe(isoDay(dayFromIso(previous.end ?? '').add({ days: 1 })))
        expect(term.number).toBe(previous.number + 1)
      })
    }),
    runs,
  )
})

test('today lies in the current term of a running contract', () => {
  fc.assert(
    fc.property(anyLifecycle, anyDay, (terms, today) => {
      const deadlines = computeDeadlines(terms, today)
      const current = currentTerm(deadlines)
      if (current === undefined || deadlines.phase === 'ENDED') return
      if (deadlines.phase === 'NOT_STARTED') {
        if (current.start !== null) expect(isoDay(today) < current.start).toBe(true)
        return
      }
      if (current.start !== null) expect(current.start <= isoDay(today)).toBe(true)
      if (current.end !== null) expect(isoDay(today) <= current.end).toBe(true)
      expect(deadlines.endDate).toBe(current.end)
    }),
    runs,
  )
})

test('the limits keep their order in every term', () => {
  fc.assert(
    fc.property(anyLifecycle, anyDay, (terms, today) => {
      for (const { legalLimit, prudentLimit, sendBy } of computeDeadlines(terms, today).terms) {
        if (legalLimit === null || prudentLimit === null || sendBy === null) {
          expect([legalLimit, prudentLimit, sendBy]).toEqual([null, null, null])
          continue
        }
        expect(sendBy <= prudentLimit).toBe(true)
        expect(prudentLimit <= legalLimit).toBe(true)
        const tolerance = daysBetween(dayFromIso(prudentLimit), dayFromIso(legalLimit))
        if (terms.roll === 'none') expect(tolerance).toBeLessThanOrEqual(3)
      }
    }),
    runs,
  )
})

test('an ended contract stays ended, on the same day, for every later day', () => {
  fc.assert(
    fc.property(
      anyLifecycle.map((terms) => ({ ...terms, performedAfterEnd: false })),
      anyDay,
      fc.nat(4000),
      (terms, today, later) => {
        const now = computeDeadlines(terms, today)
        if (now.phase !== 'ENDED') return
        const then = computeDeadlines(terms, today.add({ days: later }))
        expect([then.phase, then.finalEnd, then.ending]).toEqual([
          'ENDED',
          now.finalEnd,
          now.ending,
        ])
      },
    ),
    runs,
  )
})

test('the day of the computation changes no term', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(
      anyTypedLifecycle.map((terms) => ({ ...terms, performedAfterEnd: false })),
      anyDay,
      fc.nat(2000),
      (terms, today, later) => {
        const dated = ({ terms: listed }: Deadlines) =>
          new Map(
            listed.map(({ number, start, end, legalLimit }) => [number, [start, end, legalLimit]]),
          )
        const now = dated(computeDeadlines(terms, today))
        const then = dated(computeDeadlines(terms, today.add({ days: later })))
        const inBoth = [...then.keys()].filter((number) => now.has(number))
        expect(inBoth.map((number) => then.get(number))).toEqual(
          inBoth.map((number) => now.get(number)),
        )
      },
    ),
    runs,
  )
})

test('every result can be stored and read back unchanged', () => {
  fc.assert(
    fc.property(anyLifecycle, anyDay, (terms, today) => {
      const deadlines = computeDeadlines(terms, today)
      expect(JSON.parse(JSON.stringify(deadlines))).toEqual(deadlines)
    }),
    { numRuns: 300 },
  )
})

test('a renewal every day since 1995 is found without walking through each', () => {
  const daily = lifecycleTerms({
    effectiveDate: '1995-01-01',
    duration: { kind: 'span', count: 1, unit: 'days' },
    renewalType: 'tacit',
    renewalDuration: { count: 1, unit: 'days' },
  })
  const today = day('2026-11-20')
  const { term, terms, endDate } = computeDeadlines(daily, today)
  expect(term.number).toBe(daysBetween(day('1995-01-01'), today) + 1)
  expect(endDate).toBe('2026-11-20')
  expect(terms.length).toBeLessThan(40)
})

test('skipping quiet terms finds the same terms as walking', () => {
  const monthly = lifecycleTerms({
    effectiveDate: '1996-01-31',
    duration: { kind: 'span', count: 1, unit: 'months' },
    renewalType: 'tacit',
    renewalDuration: { count: 1, unit: 'months' },
    maxRenewals: 371,
    notice: { unit: 'calendarDays', count: 10 },
  })
  // An amendment every other year that changes nothing makes the walk stop there.
  const amendments = [1998, 2002, 2006, 2010, 2014, 2018, 2022].map((year) => ({
    id: `a${year}`,
    reference: 'A',
    signedOn: `${year}-05-05`,
    effectiveOn: `${year}-05-05`,
    patches: [{ field: 'roll' as const, value: 'none' as const }],
  }))
  const listed = (deadlines: Deadlines) => deadlines.terms.slice(-10)
  const today = day('2026-11-20')
  const walked = computeDeadlines({ ...monthly, amendments }, today)
  expect(listed(walked)).toEqual(listed(computeDeadlines(monthly, today)))
  expect(walked.terms.at(-1)).toMatchObject({ number: 372, legalLimit: null })
  expect(walked.term).toEqual({ number: 370, of: 372, origin: 'tacit' })
})

function currentTerm({ terms, term }: Deadlines) {
  return terms.find(({ number }) => number === term.number)
}
