import { expect, test } from 'vitest'
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

test('cancels a termination only while it runs', () => {
  expect(statesAllowing('cancelTermination')).toEqual(['TERMINATING'])
  expect(contractActionRefusal('cancelTermination', 'IN_FORCE')?.code).toBe('TERMINATION_NOT_GIVEN')
  expect(contractActionRefusal('cancelTermination', 'TERMINATED')?.code).toBe('CONTRACT_TERMINATED')
})

test('every state is listed once', () => {
  expect(new Set(CONTRACT_STATES).size).toBe(CONTRACT_STATES.length)
  expect(CONTRACT_STATES).toHaveLength(13)
})

test('the state of a signed contract is its detail', () => {
  expect(contractState('SIGNED', 'TACITLY_RENEWED')).toBe('TACITLY_RENEWED')
  expect(contractState('SIGNED', 'TERMINATED')).toBe('TERMINATED')
  expect(contractState('DRAFT', 'NOT_STARTED')).toBe('DRAFT')
})
