import { expect, test } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { day, yearlyTacit } from './testing/sample-lifecycle.ts'

const on = (terms: LifecycleTerms, today: string) => computeDeadlines(terms, day(today))

test.each([
  ['2025-12-31', 'NOT_STARTED', 1],
  ['2026-01-01', 'RUNNING', 1],
  ['2026-08-30', 'RUNNING', 1],
  ['2026-08-31', 'NOTICE_WINDOW', 1],
  ['2026-09-30', 'NOTICE_WINDOW', 1],
  ['2026-10-01', 'RENEWAL_LOCKED', 1],
  ['2026-12-31', 'RENEWAL_LOCKED', 1],
  ['2027-01-01', 'RUNNING', 2],
  ['2031-09-15', 'NOTICE_WINDOW', 6],
])('R15: on %s a yearly tacit contract is %s, in term %i', (today, phase, number) => {
  expect(on(yearlyTacit(), today)).toMatchObject({ phase, term: { number, of: null } })
})

test('R15: the window opens the company’s notice days before the prudent limit', () => {
  const deadlines = on(yearlyTacit({ noticeWindowDays: 60 }), '2026-08-01')
  expect(deadlines).toMatchObject({ phase: 'NOTICE_WINDOW', noticeWindowOpens: '2026-08-01' })
  expect(on(yearlyTacit({ noticeWindowDays: 60 }), '2026-07-31').phase).toBe('RUNNING')
})

test('R15: between the prudent and the legal limit the window is still open', () => {
  const terms = yearlyTacit({
    duration: { kind: 'until', day: '2027-02-28', meaning: 'lastDayInForce' },
  })
  expect(on(terms, '2026-11-30')).toMatchObject({
    phase: 'NOTICE_WINDOW',
    prudentLimit: '2026-11-28',
    legalLimit: '2026-11-30',
  })
  expect(on(terms, '2026-12-01').phase).toBe('RENEWAL_LOCKED')
})

test('R15: unsigned, nothing has started and no renewal is certain, whatever its dates', () => {
  const locked = on(yearlyTacit({ isSigned: false, signatureDate: null }), '2026-11-20')
  expect(locked).toMatchObject({ phase: 'NOT_STARTED', legalLimit: '2026-09-30' })
  expect(locked.terms.map(({ isCertain }) => isCertain)).not.toContain(true)
  expect(locked.trace.filter(({ subject }) => subject === 'phase').map(({ code }) => code)).toEqual(
    ['TERM_NUMBER_UNLIMITED', 'PHASE_UNSIGNED'],
  )
  expect(on(yearlyTacit({ isSigned: false }), '2031-09-15').phase).toBe('NOT_STARTED')
})

test('a limit before the signature is a warning', () => {
  const terms = yearlyTacit({ signatureDate: '2026-11-01' })
  const deadlines = on(terms, '2026-11-02')
  expect(deadlines).toMatchObject({ phase: 'RENEWAL_LOCKED', legalLimit: '2026-09-30' })
  expect(deadlines.warnings.map(({ code }) => code)).toEqual(['LIMIT_BEFORE_SIGNATURE'])
})

test('a notice longer than the first term is a warning too', () => {
  const terms = yearlyTacit({ signatureDate: null, notice: { unit: 'months', count: 14 } })
  expect(on(terms, '2026-02-01').warnings.map(({ code }) => code)).toEqual(['LIMIT_BEFORE_START'])
})

test('R7: rolled limits move lateness, send-by follows and only goes back', () => {
  // Limit 14 November 2026, a Saturday.
  const rolling = (roll: 'none' | 'previous' | 'next') => {
    const { legalLimit, prudentLimit, sendBy } = on(
      yearlyTacit({
        effectiveDate: '2026-01-15',
        notice: { unit: 'months', count: 2 },
        roll,
      }),
      '2026-02-01',
    )
    return [legalLimit, prudentLimit, sendBy]
  }
  expect(rolling('none')).toEqual(['2026-11-14', '2026-11-14', '2026-11-13'])
  expect(rolling('previous')).toEqual(['2026-11-13', '2026-11-13', '2026-11-13'])
  expect(rolling('next')).toEqual(['2026-11-16', '2026-11-16', '2026-11-16'])
})

test('R8: closing days and the region move the send-by day', () => {
  const sendBy = (changes: Partial<LifecycleTerms>) =>
    on(
      yearlyTacit({
        duration: { kind: 'until', day: '2026-12-26', meaning: 'lastDayInForce' },
        notice: null,
        ...changes,
      }),
      '2026-02-01',
    ).sendBy
  // 26 December 2026 is a Saturday, the 25th a holiday.
  expect(sendBy({})).toBe('2026-12-24')
  expect(sendBy({ closingDays: ['2026-12-24'] })).toBe('2026-12-23')
  expect(sendBy({ calendar: 'alsaceMoselle', closingDays: ['2026-12-24'] })).toBe('2026-12-23')
})

test.each([
  ['2025-12-31', 'NOT_STARTED', '2026-01-01'],
  ['2026-01-01', 'RUNNING', null],
])('a contract whose duration nobody knows runs from its start: %s', (today, phase, changesOn) => {
  expect(on(yearlyTacit({ duration: null }), today)).toMatchObject({ phase, changesOn })
})
