import { expect, test } from 'vitest'
import type { ActAspects } from './act-aspects.ts'
import { stateRefusal } from './act-refusal.ts'

const AWAITED = { following: 'follows', validation: 'running', reminder: 'awaited' } as const

const refused = (changes: Partial<ActAspects> = {}) =>
  stateRefusal('remindValidator', { ...AWAITED, ...changes })
const codeOf = (changes: Partial<ActAspects>) => refused(changes)?.code

test('whoever follows the validation reminds those whose decision is awaited', () => {
  expect(refused()).toBeNull()
  expect(refused({ following: 'doesNotFollow', reminder: 'decided' })).toEqual({
    kind: 'FORBIDDEN',
    code: 'REMINDER_NOT_FOLLOWER',
  })
})

test.each([
  ['oneself', 'REMINDER_TO_ONESELF'],
  ['decided', 'REMINDER_DECIDED'],
  ['notAwaited', 'REMINDER_NOT_AWAITED'],
  ['notOpen', 'REMINDER_STEP_NOT_OPEN'],
  ['inactive', 'REMINDER_INACTIVE'],
  ['remindedToday', 'REMINDER_SENT_TODAY'],
] as const)('nobody else is reminded: %s: %s', (reminder, code) => {
  expect(refused({ reminder })).toEqual({ kind: 'STATE', code })
})

test.each([
  ['none', 'VALIDATION_NOT_RUNNING'],
  ['suspended', 'VALIDATION_SUSPENDED'],
  ['accepted', 'REMINDER_VALIDATION_ENDED'],
  ['refused', 'REMINDER_VALIDATION_ENDED'],
] as const)(
  'nothing is awaited of a validation that is not running: %s: %s',
  (validation, code) => {
    expect(codeOf({ validation, reminder: 'notAwaited' })).toBe(code)
  },
)

test('who has decided is named before the state of the validation, which is named before the step', () => {
  for (const validation of ['running', 'accepted', 'suspended'] as const)
    expect(codeOf({ validation, reminder: 'decided' })).toBe('REMINDER_DECIDED')
  expect(codeOf({ validation: 'suspended', reminder: 'remindedToday' })).toBe(
    'VALIDATION_SUSPENDED',
  )
})
