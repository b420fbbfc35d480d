import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDay } from '../calendar/testing/arbitrary-days.ts'
import { isBefore } from '../calendar/compare-days.ts'
import { workingCalendar } from '../calendar/working-days.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import { endAfterNotification } from './indeterminate-end.ts'
import type { EndAlignment } from './indeterminate-end.ts'
import { dayAfterNotice } from './notice-period.ts'
import { day, fixedYear, noticeOn } from './testing/sample-lifecycle.ts'

const france = workingCalendar('france')
const threeMonths = { unit: 'months', count: 3 } as const

test.each([
  ['2026-11-10', 'anniversary', '2027-03-31'],
  ['2026-12-31', 'anniversary', '2027-03-31'],
  ['2027-01-01', 'anniversary', '2028-03-31'],
  ['2026-11-10', 'quarterEnd', '2027-03-31'],
  ['2026-11-10', 'monthEnd', '2027-02-28'],
  ['2026-11-10', 'exactDay', '2027-02-10'],
] as const)('R12: notified on %s, aligned to %s, it ends on %s', (notified, alignment, end) => {
  const anchor = day('2024-04-01')
  const reached = endAfterNotification(day(notified), threeMonths, alignment, anchor, france)
  expect(reached.toString()).toBe(end)
})

test('R12: an alignment never shortens the notice', () => {
  const alignments: EndAlignment[] = ['exactDay', 'monthEnd', 'quarterEnd', 'anniversary']
  fc.assert(
    fc.property(anyDay, anyDay, fc.constantFrom(...alignments), (notified, anchor, alignment) => {
      const end = endAfterNotification(notified, threeMonths, alignment, anchor, france)
      expect(isBefore(end, dayAfterNotice(notified, threeMonths, france))).toBe(false)
    }),
  )
})

test('R12: an indeterminate contract terminates, then ends', () => {
  const terms = fixedYear({
    duration: { kind: 'indefinite' },
    notice: threeMonths,
    indeterminateAlignment: 'monthEnd',
    notices: [noticeOn('2026-11-10')],
  })
  expect(computeDeadlines(terms, day('2026-11-20'))).toMatchObject({
    phase: 'TERMINATING',
    endDate: '2027-02-28',
    ending: 'termination',
    notice: { status: 'inTime', countedOn: '2026-11-10', effect: '2027-02-28' },
  })
  expect(computeDeadlines(terms, day('2027-03-01')).phase).toBe('ENDED')
})

test('R12: a notice of an open contract without a stated period ends it immediately, with a warning', () => {
  const terms = fixedYear({
    duration: { kind: 'services', endedOn: null },
    notices: [noticeOn('2026-11-10')],
  })
  expect(computeDeadlines(terms, day('2026-11-10')).finalEnd).toBe('2026-11-10')
})

test('an early exit ends the contract after its own notice, never before its first day', () => {
  const earlyExit = {
    notice: { unit: 'months', count: 2 },
    alignment: 'monthEnd',
    notBefore: '2026-08-31',
  } as const
  const leave = { ...noticeOn('2026-03-10'), kind: 'earlyExit' } as const
  const terms = fixedYear({ earlyExit, notices: [leave] })
  const deadlines = computeDeadlines(terms, day('2026-04-01'))
  expect(deadlines).toMatchObject({ phase: 'TERMINATING', endDate: '2026-08-31', legalLimit: null })
  const later = fixedYear({
    earlyExit: { ...earlyExit, notBefore: null },
    notices: [leave],
  })
  expect(computeDeadlines(later, day('2026-04-01')).endDate).toBe('2026-05-31')
})

test('an early exit that the contract does not allow applies at the end of the term', () => {
  const leave = { ...noticeOn('2026-03-10'), kind: 'earlyExit' } as const
  const deadlines = computeDeadlines(fixedYear({ notices: [leave] }), day('2026-04-01'))
  expect(deadlines.finalEnd).toBe('2026-12-31')
  expect(deadlines.warnings.map(({ code }) => code)).toEqual(['EARLY_EXIT_NOT_FORESEEN'])
})
