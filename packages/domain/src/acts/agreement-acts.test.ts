import { describe, expect, test } from 'vitest'
import type { ActAspects } from './act-aspects.ts'
import { stateRefusal } from './act-refusal.ts'
import { codeOf } from './testing/draft-refusal.ts'

describe('steps and validations', () => {
  test('only drafting steps are completed manually', () => {
    expect(codeOf('completeStep', { stepKind: 'negotiation' })).toBeNull()
    for (const stepKind of ['validation', 'signature'] as const)
      expect(codeOf('completeStep', { stepKind, isFrozen: true })).toBe('STEP_ENDS_BY_ITS_ACT')
    expect(codeOf('completeStep', { isFrozen: true })).toBe('CONTRACT_FROZEN')
  })

  test('the follow-up is completed once the contract is signed, locked or not', () => {
    expect(codeOf('completeFollowUp', { status: 'SIGNED', isLocked: true })).toBeNull()
    expect(codeOf('completeFollowUp', { status: 'TERMINATED', isLocked: true })).toBeNull()
    expect(codeOf('completeFollowUp', { status: 'SIGNATURE' })).toBe('FOLLOW_UP_NOT_BEGUN')
    expect(codeOf('completeFollowUp', { status: 'CANCELLED' })).toBe('CONTRACT_ENDED')
    expect(codeOf('completeFollowUp', { status: 'SIGNED', isArchived: true })).toBe(
      'CONTRACT_ARCHIVED',
    )
  })

  test('the workflow is that of a draft: not under validation, out for signature or signed', () => {
    for (const status of ['DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE'] as const)
      expect(codeOf('chooseWorkflow', { status })).toBeNull()
    for (const validation of ['running', 'accepted', 'refused', 'suspended'] as const)
      expect(codeOf('chooseWorkflow', { validation })).toBe('WORKFLOW_OF_VALIDATION')
    expect(codeOf('chooseWorkflow', { isFrozen: true })).toBe('CONTRACT_FROZEN')
    expect(codeOf('chooseWorkflow', { isLocked: true })).toBe('CONTRACT_LOCKED')
    expect(codeOf('chooseWorkflow', { status: 'SIGNED' })).toBe('CONTRACT_LOCKED')
    expect(codeOf('chooseWorkflow', { status: 'CANCELLED' })).toBe('CONTRACT_ENDED')
  })

  test('one validation counts at a time', () => {
    expect(codeOf('requestValidation')).toBeNull()
    expect(codeOf('cancelValidation')).toBe('VALIDATION_NOT_RUNNING')
    for (const validation of ['running', 'accepted', 'refused'] as const) {
      expect(codeOf('requestValidation', { validation })).toBe('VALIDATION_ALREADY_REQUESTED')
      expect(codeOf('cancelValidation', { validation })).toBeNull()
    }
    expect(codeOf('cancelValidation', { validation: 'running', isLocked: true })).toBe(
      'CONTRACT_LOCKED',
    )
  })

  test('a suspended validation is not decided on, but can be cancelled or requested again', () => {
    const validation = 'suspended' as const
    expect(codeOf('decide', { validation })).toBe('VALIDATION_SUSPENDED')
    expect(codeOf('cancelDecision', { validation })).toBe('VALIDATION_SUSPENDED')
    expect(codeOf('requestValidation', { validation })).toBeNull()
    expect(codeOf('cancelValidation', { validation })).toBeNull()
  })

  test('a person who is not a validator is forbidden to decide; a state only prevents the others', () => {
    const validation = 'running' as const
    expect(codeOf('decide')).toBe('VALIDATION_NOT_RUNNING')
    expect(codeOf('decide', { validation })).toBeNull()
    expect(stateRefusal('decide', { validation, decision: 'notValidator' })).toEqual({
      kind: 'FORBIDDEN',
      code: 'NOT_A_VALIDATOR',
    })
    expect(codeOf('decide', { validation, decision: 'decided' })).toBe('VALIDATION_ALREADY_DECIDED')
    expect(codeOf('decide', { validation, decision: 'notOpen' })).toBe('VALIDATION_STEP_NOT_OPEN')
  })

  test('a decision can be withdrawn until something depends on it', () => {
    const validation = 'accepted' as const
    const back = (changes: Partial<ActAspects>) =>
      codeOf('cancelDecision', { validation, ...changes })
    expect(back({})).toBeNull()
    expect(back({ ownDecision: 'none' })).toBe('VALIDATION_NOT_DECIDED')
    expect(back({ ownDecision: 'passed' })).toBe('VALIDATION_STEP_PASSED')
    expect(back({ isFrozen: true })).toBe('CONTRACT_FROZEN')
    expect(back({ isLocked: true })).toBe('CONTRACT_LOCKED')
  })
})

describe('signing', () => {
  test.each([
    ['none', null],
    ['running', 'SIGNATURE_VALIDATION_RUNNING'],
    ['accepted', null],
    ['refused', 'SIGNATURE_VALIDATION_REFUSED'],
    ['suspended', 'SIGNATURE_VALIDATION_SUSPENDED'],
    ['fallen', 'SIGNATURE_VALIDATION_VOID'],
    ['cancelled', null],
  ] as const)('starts with the requested validation: %s: %s', (lastValidation, code) => {
    expect(codeOf('sendForSignature', { lastValidation })).toBe(code)
    expect(codeOf('sendForSignature', { lastValidation, isFrozen: true })).toBe('CONTRACT_FROZEN')
  })

  test('waits for the condition of an acceptance', () => {
    expect(codeOf('sendForSignature', { conditions: 'open' })).toBe('SIGNATURE_CONDITION_OPEN')
    expect(codeOf('markSigned', { conditions: 'open' })).toBe('SIGNATURE_CONDITION_OPEN')
    const running = { conditions: 'open', lastValidation: 'running' } as const
    expect(codeOf('sendForSignature', running)).toBe('SIGNATURE_VALIDATION_RUNNING')
  })

  test.each([
    ['done', null],
    ['validationMissing', 'SIGNATURE_VALIDATION_REQUIRED'],
    ['stepMissing', 'SIGNATURE_STEP_REQUIRED'],
  ] as const)('starts after the required steps: %s: %s', (requiredSteps, code) => {
    expect(codeOf('sendForSignature', { requiredSteps })).toBe(code)
    const running = { requiredSteps, lastValidation: 'running' } as const
    expect(codeOf('sendForSignature', running)).toBe('SIGNATURE_VALIDATION_RUNNING')
  })

  test.each([
    ['none', 'SIGNATURE_NOT_OUT'],
    ['out', null],
    ['sealing', 'SIGNATURE_COMPLETE'],
    ['sealed', 'SIGNATURE_COMPLETE'],
    ['cancelled', 'SIGNATURE_CANCELLED'],
  ] as const)('is managed while it is running: %s: %s', (signature, code) => {
    for (const act of ['cancelSignature', 'resetSignature', 'remindSignatory', 'sign'] as const)
      expect(codeOf(act, { signature })).toBe(code)
  })

  test('does not restart once the contract is locked', () => {
    expect(codeOf('resetSignature', { signature: 'sealed', isLocked: true })).toBe(
      'CONTRACT_LOCKED',
    )
  })

  test('reminds the signatory whose turn it is', () => {
    const remind = (signatory: ActAspects['signatory']) =>
      codeOf('remindSignatory', { signature: 'out', signatory })
    expect([remind('invited'), remind('viewed')]).toEqual([null, null])
    expect(remind('waiting')).toBe('SIGNATORY_NOT_INVITED')
    expect(remind('signed')).toBe('SIGNATORY_HAS_SIGNED')
  })

  test('is for the person whose turn it is; having signed already is refused first', () => {
    const sign = (turn: ActAspects['turn'], signature: ActAspects['signature'] = 'out') =>
      stateRefusal('sign', { turn, signature })
    expect(sign('now')).toBeNull()
    expect(sign('notSignatory')).toEqual({ kind: 'FORBIDDEN', code: 'NOT_A_SIGNATORY' })
    expect(sign('signed', 'sealed')?.code).toBe('SIGNATURE_ALREADY_SIGNED')
    expect(sign('later', 'sealing')?.code).toBe('SIGNATURE_COMPLETE')
    expect(sign('later')?.code).toBe('SIGNATURE_NOT_YOUR_TURN')
  })

  test('shows the document while running, and offers it once sealed', () => {
    expect(codeOf('readSentDocument', { signature: 'out' })).toBeNull()
    expect(stateRefusal('readSentDocument', { signature: 'none' })).toEqual({
      kind: 'NOT_FOUND',
      code: 'SIGNATURE_NOT_OUT',
    })
    expect(codeOf('downloadSigned', { signedDocument: 'sealed' })).toBeNull()
    expect(codeOf('downloadSigned', { signedDocument: 'scan' })).toBeNull()
    expect(stateRefusal('downloadSigned', { signedDocument: 'none' })).toEqual({
      kind: 'NOT_FOUND',
      code: 'SIGNATURE_NOT_SEALED',
    })
  })
})
