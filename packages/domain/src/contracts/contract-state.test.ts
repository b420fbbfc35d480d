import { expect, test } from 'vitest'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import { day, noticeOn, yearlyTacit } from '../deadlines/testing/sample-lifecycle.ts'
import { CONTRACT_STATES, contractState } from './contract-state.ts'

test('every state is listed once', () => {
  expect(new Set(CONTRACT_STATES).size).toBe(CONTRACT_STATES.length)
  expect(CONTRACT_STATES).toHaveLength(14)
})

const stateOn = (today: string, receivedOn?: string) => {
  const notices = receivedOn === undefined ? [] : [noticeOn(receivedOn)]
  return contractState('SIGNED', computeDeadlines(yearlyTacit({ notices }), day(today)))
}

test('the state of a signed contract is its detail', () => {
  expect(stateOn('2026-05-04')).toBe('IN_FORCE')
  expect(stateOn('2027-05-04')).toBe('TACITLY_RENEWED')
  expect(stateOn('2026-05-04', '2026-05-01')).toBe('TERMINATING')
  expect(stateOn('2027-05-04', '2026-05-01')).toBe('TERMINATED')
  const never = computeDeadlines(yearlyTacit(), day('2026-05-04'))
  expect(contractState('DRAFT', never)).toBe('DRAFT')
  expect(contractState('CANCELLED', never)).toBe('CANCELLED')
})

test('a late notice, or one before the start, waits', () => {
  expect(stateOn('2026-11-20', '2026-10-05')).toBe('NOTICE_WAITING')
  expect(stateOn('2027-01-01', '2026-10-05')).toBe('TERMINATING')
  expect(stateOn('2025-12-25', '2025-12-20')).toBe('NOTICE_WAITING')
})
