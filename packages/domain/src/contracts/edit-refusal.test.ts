import { expect, test } from 'vitest'
import { editRefusal, type ContractStatus } from './edit-refusal.ts'

const free = { isLocked: false, isFrozen: false }

test.each<[ContractStatus, string | null]>([
  ['DRAFT', null],
  ['NEGOTIATION', null],
  ['VALIDATION', null],
  ['SIGNATURE', null],
  ['SIGNED', 'CONTRACT_LOCKED'],
  ['TERMINATED', 'CONTRACT_ENDED'],
  ['CANCELLED', 'CONTRACT_ENDED'],
])('a contract in %s that nothing holds: %s', (status, code) => {
  expect(editRefusal({ status, ...free })).toBe(code)
})

test('a lock or a sending stops every change, and the sending is what is said first', () => {
  expect(editRefusal({ status: 'DRAFT', isLocked: true, isFrozen: false })).toBe('CONTRACT_LOCKED')
  expect(editRefusal({ status: 'SIGNATURE', isLocked: false, isFrozen: true })).toBe(
    'CONTRACT_FROZEN',
  )
  expect(editRefusal({ status: 'SIGNATURE', isLocked: true, isFrozen: true })).toBe(
    'CONTRACT_FROZEN',
  )
})
