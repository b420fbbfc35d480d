import { expect, test } from 'vitest'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import { day, noticeOn, yearlyTacit } from '../deadlines/testing/sample-lifecycle.ts'
import {
  CONTRACT_STATES,
  contractActionRefusal,
  contractState,
  statesAllowing,
} from './contract-actions.ts'

test('marks as renewed what is in force and has a term', () => {
  expect(statesAllowing('markRenewed')).toEqual(['IN_FORCE', 'TACITLY_RENEWED', 'RENEWED'])
  expect(contractActionRefusal('markRenewed', 'DRAFT')).toEqual({ code: 'CONTRACT_NOT_SIGNED' })
  expect(contractActionRefusal('markRenewed', 'NOT_STARTED')?.code).toBe('CONTRACT_NOT_STARTED')
  expect(contractActionRefusal('markRenewed', 'INDEFINITE')?.code).toBe('CONTRACT_WITHOUT_TERM')
  expect(contractActionRefusal('markRenewed', 'TERMINATING')?.code).toBe(
    'TERMINATION_ALREADY_GIVEN',
  )
  expect(contractActionRefusal('markRenewed', 'EXPIRED')?.code).toBe('CONTRACT_EXPIRED')
})

test('marks as terminated what is signed and not over', () => {
  expect(statesAllowing('markTerminated')).toEqual([
    'NOT_STARTED',
    'IN_FORCE',
    'TACITLY_RENEWED',
    'RENEWED',
    'INDEFINITE',
  ])
  expect(contractActionRefusal('markTerminated', 'SIGNATURE')?.code).toBe('CONTRACT_NOT_SIGNED')
  expect(contractActionRefusal('markTerminated', 'TERMINATED')?.code).toBe('CONTRACT_TERMINATED')
})

test('cancels only before the signature', () => {
  expect(statesAllowing('cancel')).toEqual(['DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE'])
  expect(contractActionRefusal('cancel', 'IN_FORCE')?.code).toBe('CONTRACT_ALREADY_SIGNED')
  expect(contractActionRefusal('cancel', 'CANCELLED')?.code).toBe('CONTRACT_CANCELLED')
})

test('cancels a termination only while it runs or waits', () => {
  expect(statesAllowing('cancelTermination')).toEqual(['TERMINATING', 'NOTICE_WAITING'])
  expect(contractActionRefusal('cancelTermination', 'IN_FORCE')?.code).toBe('TERMINATION_NOT_GIVEN')
  expect(contractActionRefusal('cancelTermination', 'TERMINATED')?.code).toBe('CONTRACT_TERMINATED')
})

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

test('a notice given late or before the start waits: one cannot give another, but take it back', () => {
  expect(stateOn('2026-11-20', '2026-10-05')).toBe('NOTICE_WAITING')
  expect(stateOn('2027-01-01', '2026-10-05')).toBe('TERMINATING')
  expect(stateOn('2025-12-25', '2025-12-20')).toBe('NOTICE_WAITING')
  expect(contractActionRefusal('markTerminated', 'NOTICE_WAITING')?.code).toBe(
    'TERMINATION_ALREADY_GIVEN',
  )
  expect(contractActionRefusal('markRenewed', 'NOTICE_WAITING')?.code).toBe(
    'TERMINATION_ALREADY_GIVEN',
  )
  expect(contractActionRefusal('cancel', 'NOTICE_WAITING')?.code).toBe('CONTRACT_ALREADY_SIGNED')
})
