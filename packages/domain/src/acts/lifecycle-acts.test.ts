import { describe, expect, test } from 'vitest'
import { CONTRACT_STATES } from '../contracts/contract-state.ts'
import type { ActAspects } from './act-aspects.ts'
import type { ContractAct } from './contract-acts.ts'
import { codeOf } from './testing/draft-refusal.ts'

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
