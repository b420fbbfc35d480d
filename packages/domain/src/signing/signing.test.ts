import { describe, expect, test } from 'vitest'
import { CODE_TRIES, codeRefusal } from './signing-code.ts'
import { nextSignatory, signingTurn, type OrderedSignatory } from './signing-order.ts'

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
    ['a', 'signed'],
    ['b', 'now'],
    ['c', 'later'],
    ['nobody', 'notSignatory'],
    [null, 'notSignatory'],
  ])('%s: %s', (id, turn) => {
    expect(signingTurn(ORDER, id)).toBe(turn)
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
