import { expect, test } from 'vitest'
import { CONTRACT_STATES, type ContractState } from '../contracts/contract-state.ts'
import { stateRefusal } from './act-refusal.ts'

test.each([
  ['open', 'CONTRACT_LOCKED', 'TERMS_OPEN'],
  ['sealed', 'TERMS_SEALED', 'TERMS_SEALED'],
  ['transcribed', 'TERMS_TRANSCRIBED', null],
] as const)(
  '%s terms of a signed contract are changed: %s, corrected: %s',
  (terms, set, corrected) => {
    const signed = { status: 'SIGNED', isLocked: true, isFrozen: false, terms } as const
    expect(stateRefusal('setDates', signed)?.code).toBe(set)
    expect(stateRefusal('correctTerms', signed)?.code ?? null).toBe(corrected)
  },
)

test('an import adds annexes to what was signed elsewhere, never to what was sealed here', () => {
  const codeOf = (terms: 'open' | 'sealed' | 'transcribed') =>
    stateRefusal('attachToTranscript', { terms })?.code ?? null
  expect([codeOf('open'), codeOf('transcribed'), codeOf('sealed')]).toEqual([
    null,
    null,
    'ANNEX_NEEDS_AMENDMENT',
  ])
})

test('performance after the end is recorded once a contract has ended', () => {
  const codeOf = (state: ContractState) =>
    stateRefusal('recordPerformance', { state })?.code ?? null
  expect(CONTRACT_STATES.filter((state) => codeOf(state) === null)).toEqual([
    'INDEFINITE',
    'EXPIRED',
  ])
  expect(codeOf('DRAFT')).toBe('CONTRACT_NOT_SIGNED')
  expect(codeOf('TERMINATING')).toBe('CONTRACT_NOT_ENDED')
  expect(codeOf('TERMINATED')).toBe('CONTRACT_TERMINATED')
})
