import { expect, test } from 'vitest'
import { stepStanding, validatorStanding } from './step-standing.ts'

const pending = { isOpen: false, outcome: 'pending' as const }

test.each([
  ['the open one waits', { ...pending, isOpen: true }, 'running', 'open'],
  ['a later one is to come', pending, 'running', 'upcoming'],
  ['after a refusal it is not reached', pending, 'refused', 'notReached'],
  ['after the content changed neither', pending, 'fallen', 'notReached'],
  [
    'a decided one keeps its outcome',
    { ...pending, outcome: 'accepted' as const },
    'cancelled',
    'accepted',
  ],
] as const)('%s', (_, step, state, standing) => {
  expect(stepStanding(step, state)).toBe(standing)
})

test('a validator who was not needed did not decide', () => {
  expect(validatorStanding({ decision: null }, 'open')).toBe('none')
  expect(validatorStanding({ decision: null }, 'accepted')).toBe('notAsked')
  expect(validatorStanding({ decision: 'refused' }, 'refused')).toBe('refused')
})
