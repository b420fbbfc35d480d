import { expect, test } from 'vitest'
import { readKeptDecision } from './kept-decision.ts'

test('a decision is restored with its reason', () => {
  const decision = { decision: 'refused' as const, reason: 'Plafond absent' }
  expect(readKeptDecision(JSON.stringify(decision))).toEqual(decision)
})

test.each([null, '', 'null', '{}', '{"decision":"maybe","reason":""}', '{"decision":"refused"}'])(
  '%j is rejected',
  (text) => {
    expect(readKeptDecision(text)).toBeNull()
  },
)
