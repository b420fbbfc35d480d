import { describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '../access/permissions.ts'
import { CONTRACT_STATES } from '../contracts/contract-state.ts'
import type { ActAspects } from './act-aspects.ts'
import { actRefusal, rightRefusal, stateRefusal } from './act-refusal.ts'
import type { ContractAct } from './contract-acts.ts'
import { DRAFT } from './testing/draft-aspects.ts'

const codeOf = (act: ContractAct, changes: Partial<ActAspects> = {}) =>
  stateRefusal(act, { ...DRAFT, ...changes })?.code ?? null

describe('rights', () => {
  const all = new Set<Permission>(PERMISSIONS)
  const without = (...some: Permission[]) =>
    new Set(PERMISSIONS.filter((one) => !some.includes(one)))
  const frozen = { ...DRAFT, isFrozen: true }

  test('are checked in the order of permission, visibility and level, and before the state', () => {
    const refused = (permissions: ReadonlySet<Permission>, level: 'reader' | 'editor' | null) =>
      actRefusal('edit', { permissions, level }, frozen)
    expect(refused(without('contracts3:update'), null)).toEqual({
      kind: 'FORBIDDEN',
      code: 'NOT_ALLOWED_CONTRACTS3_UPDATE',
    })
    expect(refused(all, null)).toEqual({ kind: 'NOT_FOUND', code: 'CONTRACT_NOT_FOUND' })
    expect(refused(all, 'reader')).toEqual({ kind: 'FORBIDDEN', code: 'LEVEL_TOO_LOW_EDITOR' })
    expect(refused(all, 'editor')).toEqual({ kind: 'STATE', code: 'CONTRACT_FROZEN' })
    expect(actRefusal('edit', { permissions: all, level: 'editor' }, DRAFT)).toBeNull()
  })

  test('require all permissions of an act; the first missing one is named', () => {
    const refused = (...some: Permission[]) =>
      rightRefusal('restoreVersion', { permissions: without(...some), level: 'owner' })?.code
    expect(refused('contracts3:update', 'contracts:sections:versions')).toBe(
      'NOT_ALLOWED_CONTRACTS3_UPDATE',
    )
    expect(refused('contracts:sections:versions')).toBe('NOT_ALLOWED_CONTRACTS_SECTIONS_VERSIONS')
    expect(refused()).toBeUndefined()
  })

  test('include an extra permission for one part of a form, checked after the level', () => {
    const permissions = without('contracts3:file')
    expect(rightRefusal('file', { permissions, level: 'reader' })?.code).toBe(
      'LEVEL_TOO_LOW_EDITOR',
    )
    expect(rightRefusal('file', { permissions, level: 'editor' })?.code).toBe(
      'NOT_ALLOWED_CONTRACTS3_FILE',
    )
    expect(rightRefusal('file', { permissions: all, level: 'editor' })).toBeNull()
  })
})

test('fails when an aspect was not read', () => {
  // @ts-expect-error -- the act checks three aspects
  expect(() => stateRefusal('edit', { isFrozen: false })).toThrow('edit needs isLocked')
})

describe('changing the content', () => {
  test.each([
    ['DRAFT', null],
    ['NEGOTIATION', null],
    ['VALIDATION', null],
    ['SIGNATURE', null],
    ['SIGNED', 'CONTRACT_LOCKED'],
    ['TERMINATED', 'CONTRACT_ENDED'],
    ['CANCELLED', 'CONTRACT_ENDED'],
  ] as const)('is allowed in %s, when nothing prevents it: %s', (status, code) => {
    for (const act of ['edit', 'setDates', 'deleteBlock', 'restoreVersion'] as const)
      expect(codeOf(act, { status })).toBe(code)
  })

  test('is prevented by a lock or a running signature, and the signature is reported first', () => {
    expect(codeOf('edit', { isLocked: true })).toBe('CONTRACT_LOCKED')
    expect(codeOf('edit', { isFrozen: true })).toBe('CONTRACT_FROZEN')
    expect(codeOf('edit', { isFrozen: true, isLocked: true, status: 'SIGNED' })).toBe(
      'CONTRACT_FROZEN',
    )
  })

  test('managing, filing, sharing and reading are always allowed', () => {
    const held = { isFrozen: true, isLocked: true, status: 'SIGNED' } as const
    for (const act of ['manage', 'handOver', 'file', 'share', 'read', 'readActivity'] as const)
      expect(codeOf(act, held)).toBeNull()
  })
})

describe('deleting', () => {
  test('is allowed before a signature was requested, and where none was', () => {
    expect(codeOf('delete')).toBeNull()
    expect(codeOf('delete', { status: 'CANCELLED' })).toBeNull()
    // It came as a signed PDF.
    expect(codeOf('delete', { status: 'SIGNED', isLocked: true })).toBeNull()
  })

  test.each([
    [{ keptBy: 'signature', wasSent: true }, 'CONTRACT_DELETE_SIGNED'],
    [{ keptBy: 'lock', wasSent: true }, 'CONTRACT_DELETE_SENT'],
    [{ keptBy: 'lock', hasAmendments: true }, 'CONTRACT_LOCKED'],
    [{ hasAmendments: true }, 'CONTRACT_DELETE_AMENDED'],
  ] as const)('%j is kept: %s', (changes, code) => {
    expect(codeOf('delete', changes)).toBe(code)
  })
})

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

describe('the life of a contract', () => {
  const statesOf = (act: ContractAct) =>
    CONTRACT_STATES.filter((state) => codeOf(act, { state }) === null)

  test('a contract in force with a term can be marked as renewed', () => {
    expect(statesOf('markRenewed')).toEqual(['IN_FORCE', 'TACITLY_RENEWED', 'RENEWED'])
    const renew = (state: ActAspects['state']) => codeOf('markRenewed', { state })
    expect(renew('DRAFT')).toBe('CONTRACT_NOT_SIGNED')
    expect(renew('NOT_STARTED')).toBe('CONTRACT_NOT_STARTED')
    expect(renew('INDEFINITE')).toBe('CONTRACT_WITHOUT_TERM')
    expect(renew('TERMINATING')).toBe('TERMINATION_ALREADY_GIVEN')
    expect(renew('NOTICE_WAITING')).toBe('TERMINATION_ALREADY_GIVEN')
    expect(renew('EXPIRED')).toBe('CONTRACT_EXPIRED')
  })

  test('a signed contract that is not over can be marked as terminated', () => {
    expect(statesOf('markTerminated')).toEqual([
      'NOT_STARTED',
      'IN_FORCE',
      'TACITLY_RENEWED',
      'RENEWED',
      'INDEFINITE',
    ])
    const end = (state: ActAspects['state']) => codeOf('markTerminated', { state })
    expect(end('SIGNATURE')).toBe('CONTRACT_NOT_SIGNED')
    expect(end('NOTICE_WAITING')).toBe('TERMINATION_ALREADY_GIVEN')
    expect(end('TERMINATED')).toBe('CONTRACT_TERMINATED')
  })

  test('a termination can be cancelled while it runs or waits', () => {
    expect(statesOf('cancelTermination')).toEqual(['TERMINATING', 'NOTICE_WAITING'])
    const back = (state: ActAspects['state']) => codeOf('cancelTermination', { state })
    expect(back('IN_FORCE')).toBe('TERMINATION_NOT_GIVEN')
    expect(back('TERMINATED')).toBe('CONTRACT_TERMINATED')
  })

  test('can be cancelled before the signature only, and not while it is out for signature', () => {
    expect(statesOf('cancel')).toEqual(['DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE'])
    const cancel = (changes: Partial<ActAspects>) => codeOf('cancel', changes)
    expect(cancel({ state: 'EXPIRED' })).toBe('CONTRACT_ALREADY_SIGNED')
    expect(cancel({ state: 'NOTICE_WAITING' })).toBe('CONTRACT_ALREADY_SIGNED')
    expect(cancel({ state: 'CANCELLED' })).toBe('CONTRACT_CANCELLED')
    expect(cancel({ isFrozen: true })).toBe('CONTRACT_FROZEN')
    expect(cancel({ isLocked: true })).toBe('CONTRACT_LOCKED')
  })
})
