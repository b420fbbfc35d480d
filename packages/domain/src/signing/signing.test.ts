import { describe, expect, test } from 'vitest'
import { sendingRefusal } from './sending-refusal.ts'
import { signatureStateRefusal } from './signature-state.ts'
import { CODE_TRIES, codeRefusal } from './signing-code.ts'
import { nextSignatory, signingRefusal, type OrderedSignatory } from './signing-order.ts'

const ORDER: OrderedSignatory[] = [
  { id: 'a', state: 'signed' },
  { id: 'b', state: 'viewed' },
  { id: 'c', state: 'waiting' },
]

describe('the order of signing', () => {
  test('it is the turn of the first who has not signed', () => {
    expect(nextSignatory(ORDER)?.id).toBe('b')
    expect(nextSignatory([{ id: 'a', state: 'signed' }])).toBeNull()
  })

  test.each([
    ['a', 'SIGNATURE_ALREADY_SIGNED'],
    ['b', null],
    ['c', 'SIGNATURE_NOT_YOUR_TURN'],
    ['nobody', 'NOT_A_SIGNATORY'],
    [null, 'NOT_A_SIGNATORY'],
  ])('%s: %s', (id, refusal) => {
    expect(signingRefusal('out', ORDER, id)).toBe(refusal)
  })

  test('nobody signs what is cancelled or complete; who has signed is told that first', () => {
    expect(signingRefusal('cancelled', ORDER, 'b')).toBe('SIGNATURE_CANCELLED')
    expect(signingRefusal('sealing', ORDER, 'c')).toBe('SIGNATURE_COMPLETE')
    expect(signingRefusal('sealed', ORDER, 'a')).toBe('SIGNATURE_ALREADY_SIGNED')
    expect(signatureStateRefusal('out')).toBeNull()
  })
})

describe('a code', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  const issued = { expiresAt: new Date('2026-11-20T09:00:01Z'), isUsed: false, tries: 0 }

  test.each([
    [null, 'CODE_NOT_SENT'],
    [issued, null],
    [{ ...issued, tries: CODE_TRIES - 1 }, null],
    [{ ...issued, tries: CODE_TRIES }, 'CODE_EXHAUSTED'],
    [{ ...issued, expiresAt: now }, 'CODE_EXPIRED'],
    [{ ...issued, isUsed: true, tries: CODE_TRIES }, 'CODE_USED'],
  ])('%o: %s', (code, refusal) => {
    expect(codeRefusal(code, now)).toBe(refusal)
  })
})

describe('the validation before the signature', () => {
  test.each([
    ['running', 'SIGNATURE_VALIDATION_MISSING'],
    ['refused', 'SIGNATURE_VALIDATION_MISSING'],
    ['fallen', 'SIGNATURE_VALIDATION_MISSING'],
    ['accepted', null],
    ['cancelled', null],
  ] as const)('%s: %s', (state, refusal) => {
    expect(sendingRefusal({ state, isOfThisText: true })).toBe(refusal)
  })

  test('does not count when it was given to another text, and is not needed when none was asked for', () => {
    expect(sendingRefusal({ state: 'accepted', isOfThisText: false })).toBe(
      'SIGNATURE_VALIDATION_MISSING',
    )
    expect(sendingRefusal(null)).toBeNull()
  })
})
