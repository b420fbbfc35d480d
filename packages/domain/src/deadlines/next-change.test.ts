import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { anyBusyLifecycle } from './testing/any-lifecycle.ts'
import { day, fixedYear, yearlyTacit } from './testing/sample-lifecycle.ts'

// Many random contracts, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const changesOn = (terms: LifecycleTerms, today: string) =>
  computeDeadlines(terms, day(today)).changesOn

describe('a yearly contract changes', () => {
  // The notice window opens on 31 August, the limit is 30 September, the term ends on 31 December.
  test.each([
    ['2025-12-20', '2026-01-01'],
    ['2026-01-01', '2026-08-31'],
    ['2026-08-30', '2026-08-31'],
    ['2026-08-31', '2026-10-01'],
    ['2026-10-01', '2027-01-01'],
  ])('seen on %s, on %s', (today, next) => expect(changesOn(yearlyTacit(), today)).toBe(next))
})

test('an early exit is missed the day after its limit as the contract moves it', () => {
  // Two months before 31 March is Sunday 31 January.
  const leaveable = (roll: LifecycleTerms['roll']) =>
    yearlyTacit({
      roll,
      earlyExit: {
        notice: { unit: 'months', count: 2 },
        alignment: 'exactDay',
        notBefore: '2027-03-31',
      },
    })
  expect(changesOn(leaveable('none'), '2027-01-20')).toBe('2027-02-01')
  expect(changesOn(leaveable('next'), '2027-01-20')).toBe('2027-02-02')
})

test('an ended contract never changes again', () => {
  expect(changesOn(fixedYear(), '2026-12-31')).toBe('2027-01-01')
  expect(changesOn(fixedYear(), '2027-01-01')).toBeNull()
})

test('the end of a contract that continued (1214) counts, even if an amendment moves it later', () => {
  const amendment = (id: string, signedOn: string, effectiveOn: string, end: string) => ({
    id,
    reference: id,
    signedOn,
    effectiveOn,
    patches: [{ field: 'endDate' as const, value: end }],
  })
  const terms = fixedYear({
    performedAfterEnd: true,
    signatureDate: null,
    effectiveDate: '2025-06-15',
    duration: { kind: 'until', day: '2025-05-02', meaning: 'lastDayInForce' },
    renewalDuration: { count: 37, unit: 'weeks' },
    amendments: [
      amendment('A1', '2025-09-28', '2024-03-13', '2026-01-01'),
      amendment('A2', '2023-12-29', '2025-05-28', '2026-05-12'),
    ],
  })
  expect(computeDeadlines(terms, day('2025-05-02')).endDate).toBe('2026-01-01')
  expect(changesOn(terms, '2025-05-02')).toBe('2025-05-03')
  expect(computeDeadlines(terms, day('2025-05-03')).endDate).toBe('2026-05-12')
})

test('nothing changes on the first day of a contract that ended before it', () => {
  const terms = fixedYear({
    effectiveDate: '2025-06-01',
    duration: { kind: 'until', day: '2023-06-01', meaning: 'lastDayInForce' },
    renewalType: 'tacit',
    renewalDuration: { count: 1, unit: 'days' },
    maxRenewals: 2,
    notice: null,
  })
  expect(computeDeadlines(terms, day('2023-06-04'))).toMatchObject({
    phase: 'ENDED',
    changesOn: null,
  })
  expect(changesOn(terms, '2025-05-31')).toBeNull()
})

test('between two changes every day gives the same result', () => {
  fc.assert(
    fc.property(anyBusyLifecycle, fc.nat(1_200), fc.nat(400), (terms, start, step) => {
      const today = day('2023-06-01').add({ days: start })
      const next = computeDeadlines(terms, today).changesOn
      const length = next === null ? 400 : today.until(next, { largestUnit: 'days' }).days
      const within = today.add({ days: step % length })
      expect(shown(terms, within)).toBe(shown(terms, today))
      expect(shown(terms, today.add({ days: length - 1 }))).toBe(shown(terms, today))
    }),
    { numRuns: 1_000 },
  )
})

/** Everything that depends on the day, except how far ahead the terms are unfolded. */
function shown(terms: LifecycleTerms, today: ReturnType<typeof day>): string {
  const { phase, term, endDate, finalEnd, ending, legalLimit, prudentLimit, sendBy, ...others } =
    computeDeadlines(terms, today)
  const dates = [endDate, finalEnd, ending, legalLimit, prudentLimit, sendBy]
  const { noticeWindowOpens, indeterminateSince, durationCode, changesOn: next, notice } = others
  return JSON.stringify([
    phase,
    term,
    dates,
    noticeWindowOpens,
    indeterminateSince,
    durationCode,
    next,
    notice,
  ])
}
