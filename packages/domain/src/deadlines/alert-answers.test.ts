import { describe, expect, test } from 'vitest'
import {
  isAnswerable,
  isToDecide,
  lastDayOfAlert,
  latestSnooze,
  limitOfAlert,
  refuseAlertSnooze,
  voidedAnswer,
} from './alert-answers.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import { lifecycleTerms } from './lifecycle-terms.ts'
import { day } from './testing/sample-lifecycle.ts'

const TODAY = day('2026-08-01')
const LIMIT = '2026-09-30'

describe('an alert is put off', () => {
  test.each([
    ['2026-08-02', undefined],
    ['2026-09-29', undefined],
    ['2026-08-01', 'ALERT_SNOOZE_NOT_LATER'],
    ['2026-09-30', 'ALERT_SNOOZE_BEYOND_LIMIT'],
    ['2027-01-01', 'ALERT_SNOOZE_BEYOND_LIMIT'],
  ])('until %s: %s', (until, code) => {
    expect(refuseAlertSnooze(until, LIMIT, TODAY)?.code).toBe(code)
  })

  test('while a day is left before its limit', () => {
    expect(latestSnooze(LIMIT, day('2026-09-28'))).toBe('2026-09-29')
    expect(latestSnooze(LIMIT, day('2026-09-29'))).toBeNull()
    expect(refuseAlertSnooze(LIMIT, LIMIT, day('2026-09-29'))).toEqual({
      code: 'ALERT_SNOOZE_NO_DAY_LEFT',
      params: { limit: LIMIT },
      field: 'until',
    })
  })

  test('on its send-by day too, until the eve of the limit that the letter has to reach', () => {
    const terms = lifecycleTerms({
      effectiveDate: '2026-01-01',
      duration: { kind: 'span', count: 12, unit: 'months' },
      renewalType: 'tacit',
      renewalDuration: { count: 12, unit: 'months' },
      notice: { unit: 'months', count: 3 },
      noticeCountsWhen: 'received',
      sendingMode: 'registeredLetter',
      isSigned: true,
    })
    const deadlines = computeDeadlines(terms, TODAY)
    const { sendBy } = deadlines.terms[0]!
    expect(sendBy! < LIMIT).toBe(true)
    expect(limitOfAlert({ kind: 'sendBy', target: sendBy! }, deadlines)).toBe(LIMIT)
    expect(limitOfAlert({ kind: 'noticeWindow', target: LIMIT }, deadlines)).toBe(LIMIT)
  })
})

test('an alert can be acted on until its legal limit, put off only before the prudent one', () => {
  const terms = lifecycleTerms({
    effectiveDate: '2026-07-01',
    duration: { kind: 'span', count: 12, unit: 'months' },
    renewalType: 'tacit',
    renewalDuration: { count: 12, unit: 'months' },
    notice: { unit: 'months', count: 3 },
    isSigned: true,
  })
  const alert = { kind: 'noticeLimit', target: '2027-03-30' } as const
  const deadlines = computeDeadlines(terms, day('2027-03-30'))
  expect(lastDayOfAlert(alert, deadlines)).toBe('2027-03-31')
  expect(limitOfAlert(alert, deadlines)).toBe('2027-03-30')
  expect(lastDayOfAlert({ kind: 'endIn30', target: '2027-06-30' }, deadlines)).toBe('2027-06-30')
})

test('what has happened leaves nothing to take on, and only a limit is decided on', () => {
  expect([isAnswerable('ended'), isAnswerable('renewalCertain')]).toEqual([false, false])
  expect([isAnswerable('noticeWindow'), isAnswerable('endIn30')]).toEqual([true, true])
  expect([isToDecide('noticeLimit'), isToDecide('endIn30')]).toEqual([true, false])
})

describe('an answer about a day', () => {
  const answer = { matter: 'limit:2026-09-30', target: LIMIT }
  const limit = (target: string) => ({ kind: 'noticeWindow', target }) as const

  test('stands while the day is one of the contract, at whatever distance it is alerted', () => {
    expect(voidedAnswer(answer, [limit(LIMIT)], TODAY, [])).toBeNull()
    expect(voidedAnswer(answer, [{ kind: 'noticeLimit', target: LIMIT }], TODAY, [])).toBeNull()
  })

  test('ends when the day moves, with the next one of its kind, or when there is none', () => {
    const end = { kind: 'endIn30', target: '2026-10-01' } as const
    expect(voidedAnswer(answer, [end, limit('2026-10-31')], TODAY, [])).toEqual({
      endedAs: 'moved',
      movedTo: '2026-10-31',
    })
    expect(voidedAnswer(answer, [end], TODAY, [])).toEqual({ endedAs: 'gone', movedTo: null })
  })

  test('has not moved to the next term when the renewal of its own was recorded', () => {
    const terms = lifecycleTerms({
      effectiveDate: '2026-01-01',
      duration: { kind: 'span', count: 12, unit: 'months' },
      renewalType: 'tacit',
      renewalDuration: { count: 12, unit: 'months' },
      notice: { unit: 'months', count: 3 },
      isSigned: true,
      renewals: [{ id: 'r', kind: 'agreement', day: '2026-07-15', until: null }],
    })
    const deadlines = computeDeadlines(terms, TODAY)
    expect(voidedAnswer(answer, [limit('2027-09-30')], TODAY, deadlines.terms)).toEqual({
      endedAs: 'gone',
      movedTo: null,
    })
  })

  test('ends without a word once the day has passed', () => {
    expect(voidedAnswer(answer, [limit('2027-09-30')], day('2026-10-01'), [])).toEqual({
      endedAs: 'passed',
      movedTo: null,
    })
  })
})
