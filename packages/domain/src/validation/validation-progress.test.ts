import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cancelDecisionRefusal,
  cancelledHolder,
  decisionHolder,
  decisionRefusal,
  stepOutcome,
  validationProgress,
  type Decision,
  type ValidationStep,
} from './validation-progress.ts'

const step = (
  id: string,
  rule: 'oneOf' | 'all',
  decisions: Record<string, Decision> = {},
): ValidationStep => ({
  id,
  rule,
  validatorIds: ['ana', 'bob'],
  decisions: Object.entries(decisions).map(([personId, decision]) => ({ personId, decision })),
})

describe('a step', () => {
  test('of one member is accepted by the first, of all by the last', () => {
    expect(stepOutcome(step('a', 'oneOf', { ana: 'accepted' }))).toBe('accepted')
    expect(stepOutcome(step('a', 'all', { ana: 'accepted' }))).toBe('pending')
    expect(stepOutcome(step('a', 'all', { ana: 'accepted', bob: 'accepted' }))).toBe('accepted')
  })

  test('is refused by one refusal, whatever the rule', () => {
    for (const rule of ['oneOf', 'all'] as const) {
      expect(stepOutcome(step('a', rule, { bob: 'refused' }))).toBe('refused')
    }
  })

  test('without a validator is never accepted', () => {
    for (const rule of ['oneOf', 'all'] as const) {
      expect(stepOutcome({ id: 'a', rule, validatorIds: [], decisions: [] })).toBe('pending')
    }
  })
})

describe('a circuit', () => {
  test('opens its steps one after the other', () => {
    expect(validationProgress([step('a', 'oneOf'), step('b', 'all')])).toEqual({
      state: 'running',
      openStepId: 'a',
    })
    expect(
      validationProgress([step('a', 'oneOf', { ana: 'accepted' }), step('b', 'all')]).openStepId,
    ).toBe('b')
  })

  test('is accepted when every step is', () => {
    const all = { ana: 'accepted', bob: 'accepted' } as const
    expect(validationProgress([step('a', 'all', all), step('b', 'oneOf', all)])).toEqual({
      state: 'accepted',
      openStepId: null,
    })
  })

  test('never opens a step behind one that is not accepted', () => {
    const decision = fc.option(fc.constantFrom<Decision>('accepted', 'refused'), { nil: undefined })
    const anyStep = fc.record({
      rule: fc.constantFrom('oneOf' as const, 'all' as const),
      ana: decision,
      bob: decision,
    })
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 5 }), (shapes) => {
        const steps = shapes.map(({ rule, ana, bob }, index) =>
          step(String(index), rule, { ...(ana && { ana }), ...(bob && { bob }) }),
        )
        const { state, openStepId } = validationProgress(steps)
        const before = steps.slice(0, openStepId === null ? steps.length : Number(openStepId))
        if (state !== 'refused')
          expect(before.every((each) => stepOutcome(each) === 'accepted')).toBe(true)
        expect(openStepId !== null).toBe(state === 'running')
      }),
    )
  })
})

describe('who may decide', () => {
  const steps = [step('a', 'all', { ana: 'accepted' }), step('b', 'oneOf')]

  test('a validator of the open step who has not decided', () => {
    expect(decisionRefusal(steps, 'a', 'bob')).toBeNull()
    expect(decisionRefusal(steps, 'a', 'ana')).toBe('VALIDATION_ALREADY_DECIDED')
    expect(decisionRefusal(steps, 'b', 'bob')).toBe('VALIDATION_STEP_NOT_OPEN')
    expect(decisionRefusal(steps, 'a', 'eve')).toBe('NOT_A_VALIDATOR')
  })

  test('takes a decision back until the next step has one', () => {
    expect(cancelDecisionRefusal(steps, 'a', 'ana')).toBeNull()
    expect(cancelDecisionRefusal(steps, 'a', 'bob')).toBe('VALIDATION_NOT_DECIDED')
    const later = [step('a', 'oneOf', { ana: 'accepted' }), step('b', 'oneOf', { bob: 'accepted' })]
    expect(cancelDecisionRefusal(later, 'a', 'ana')).toBe('VALIDATION_STEP_PASSED')
  })
})

describe('who decides for another', () => {
  const none = (refusal: string) => ({ holder: null, refusal })
  const open = [step('a', 'all', { ana: 'accepted' }), step('b', 'oneOf')]

  test('decides in their own name first, then in that of one who is away', () => {
    const bob = { personId: 'bob', actsFor: ['ana'] }
    expect(decisionHolder([step('a', 'all')], 'a', bob)).toEqual({ holder: 'bob', refusal: null })
    expect(decisionHolder([step('a', 'all', { bob: 'accepted' })], 'a', bob)).toEqual({
      holder: 'ana',
      refusal: null,
    })
    const eve = { personId: 'eve', actsFor: ['bob'] }
    expect(decisionHolder(open, 'a', eve)).toEqual({ holder: 'bob', refusal: null })
  })

  test('may say for whom, among those they act for', () => {
    const bob = { personId: 'bob', actsFor: ['ana'] }
    const steps = [step('a', 'all')]
    expect(decisionHolder(steps, 'a', bob, 'ana')).toEqual({ holder: 'ana', refusal: null })
    expect(decisionHolder(steps, 'a', bob, 'bob')).toEqual({ holder: 'bob', refusal: null })
    expect(decisionHolder(steps, 'a', bob, 'eve')).toEqual(none('NOT_A_DELEGATE'))
  })

  test('is told the nearest reason when there is nothing to decide', () => {
    const eve = (...actsFor: string[]) => ({ personId: 'eve', actsFor })
    expect(decisionHolder(open, 'a', eve('ana'))).toEqual({
      holder: 'ana',
      refusal: 'VALIDATION_ALREADY_DECIDED',
    })
    expect(decisionHolder(open, 'b', eve('ana'))).toEqual({
      holder: 'ana',
      refusal: 'VALIDATION_STEP_NOT_OPEN',
    })
    expect(decisionHolder(open, 'a', eve('zoe'))).toEqual({
      holder: 'eve',
      refusal: 'NOT_A_VALIDATOR',
    })
    expect(decisionHolder(open, 'unknown', eve('ana')).refusal).toBe('NOT_A_VALIDATOR')
  })

  const taken = (decidedBy: string | null): ValidationStep => ({
    ...step('a', 'all'),
    decisions: [{ personId: 'ana', decision: 'accepted', decidedBy }],
  })

  test('takes back what they decided themselves for who is still away', () => {
    const eve = { personId: 'eve', actsFor: ['ana'] }
    expect(cancelledHolder([taken('eve')], 'a', eve)).toEqual({ holder: 'ana', refusal: null })
    for (const steps of [[taken('zoe')], [taken(null)]])
      expect(cancelledHolder(steps, 'a', eve)).toEqual({
        holder: 'eve',
        refusal: 'VALIDATION_NOT_DECIDED',
      })
    expect(cancelledHolder([taken('eve')], 'a', { personId: 'eve', actsFor: [] }).refusal).toBe(
      'VALIDATION_NOT_DECIDED',
    )
  })

  test('takes their own decision back before that of another', () => {
    const bob = { personId: 'bob', actsFor: ['ana'] }
    const both = {
      ...taken('bob'),
      decisions: [...taken('bob').decisions, { personId: 'bob', decision: 'accepted' as const }],
    }
    expect(cancelledHolder([both], 'a', bob)).toEqual({ holder: 'bob', refusal: null })
  })

  test('is told when a later step was built on the decision', () => {
    const eve = { personId: 'eve', actsFor: ['ana'] }
    const later = [taken('eve'), step('b', 'oneOf', { bob: 'accepted' })]
    expect(cancelledHolder(later, 'a', eve)).toEqual({
      holder: 'ana',
      refusal: 'VALIDATION_STEP_PASSED',
    })
    expect(cancelledHolder(later, 'unknown', eve).refusal).toBe('VALIDATION_NOT_DECIDED')
  })
})
