import { expect, test } from 'vitest'
import type { ActAspects } from './act-aspects.ts'
import { stateRefusal } from './act-refusal.ts'

const DRAFT = {
  isFrozen: false,
  isLocked: false,
  status: 'DRAFT',
  lastValidation: 'none',
  conditions: 'none',
  requiredSteps: 'done',
} as const

const mark = (changes: Partial<ActAspects> = {}) =>
  stateRefusal('markSigned', { ...DRAFT, ...changes })?.code ?? null

test('a contract is marked as signed under the conditions of a sending', () => {
  expect(mark()).toBeNull()
  expect(mark({ isFrozen: true })).toBe('CONTRACT_FROZEN')
  expect(mark({ isLocked: true })).toBe('CONTRACT_LOCKED')
  expect(mark({ status: 'CANCELLED' })).toBe('CONTRACT_ENDED')
  expect(mark({ lastValidation: 'running' })).toBe('SIGNATURE_VALIDATION_RUNNING')
  expect(mark({ lastValidation: 'accepted' })).toBeNull()
  expect(mark({ conditions: 'open' })).toBe('SIGNATURE_CONDITION_OPEN')
  expect(mark({ requiredSteps: 'validationMissing' })).toBe('SIGNATURE_VALIDATION_REQUIRED')
})

test('a scan is uploaded at the signing step on paper, or for a contract marked as signed', () => {
  const upload = (scan: ActAspects['scan']) => stateRefusal('uploadScan', { scan })?.code ?? null
  expect(upload('awaited')).toBeNull()
  expect(upload('missing')).toBeNull()
  expect(upload('notAtSigning')).toBe('SCAN_NOT_AT_SIGNING')
  expect(upload('otherProvider')).toBe('SCAN_PROVIDER_REQUIRED')
  expect(upload('filed')).toBe('SCAN_ALREADY_FILED')
})

test('a filed scan ends the signature', () => {
  expect(stateRefusal('cancelSignature', { signature: 'scanned' })?.code).toBe('SIGNATURE_COMPLETE')
})
