import { expect, test } from 'vitest'
import { deleteRefusal } from './delete-refusal.ts'

const draft = { status: 'DRAFT', isLocked: false, wasSent: false, hasAmendments: false } as const

test('what nobody was asked to sign can be deleted', () => {
  expect(deleteRefusal(draft)).toBeNull()
  expect(deleteRefusal({ ...draft, status: 'CANCELLED' })).toBeNull()
})

test.each([
  [{ status: 'SIGNED', isLocked: true, wasSent: true }, 'CONTRACT_DELETE_SIGNED'],
  [{ status: 'TERMINATED', isLocked: true }, 'CONTRACT_DELETE_SIGNED'],
  [{ wasSent: true }, 'CONTRACT_DELETE_SENT'],
  [{ isLocked: true }, 'CONTRACT_LOCKED'],
  [{ hasAmendments: true }, 'CONTRACT_DELETE_AMENDED'],
] as const)('%j is kept: %s', (changes, code) => {
  expect(deleteRefusal({ ...draft, ...changes })).toBe(code)
})
