import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepSteps, stagesOf } from './stages.ts'
import {
  ownDecision,
  cancelledHolder,
  decisionHolder,
  decisionStanding,
  stepOutcome,
  newlyOpen,
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
      openStepIds: ['a'],
    })
    expect(
      validationProgress([step('a', 'oneOf', { ana: 'accepted' }), step('b', 'all')]).openStepIds,
    ).toEqual(['b'])
  })

  test('is accepted when every step is', () => {
    const all = { ana: 'accepted', bob: 'accepted' } as const
    expect(validationProgress([step('a', 'all', all), step('b', 'oneOf', all)])).toEqual({
      state: 'accepted',
      openStepIds: [],
    })
  })

  test('never opens a step after one that is not accepted', () => {
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
        const { state, openStepIds } = validationProgress(steps)
        const [open] = openStepIds
        const before = steps.slice(0, open === undefined ? steps.length : Number(open))
        if (state !== 'refused')
          expect(before.every((each) => stepOutcome(each) === 'accepted')).toBe(true)
        expect(openStepIds.length === 1).toBe(state === 'running')
      }),
    )
  })
})

describe('steps side by side', () => {
  const beside = (...[id, rule, decisions]: Parameters<typeof step>): ValidationStep => ({
    ...step(id, rule, decisions),
    isBesidePrevious: true,
  })
  const done = { ana: 'accepted' } as const

  test('are open together, and the next stage once all of them are accepted', () => {
    const circuit = (first: object, second: object) => [
      step('a', 'oneOf', first as Record<string, Decision>),
      beside('b', 'oneOf', second as Record<string, Decision>),
      step('c', 'oneOf'),
    ]
    expect(validationProgress(circuit({}, {})).openStepIds).toEqual(['a', 'b'])
    expect(validationProgress(circuit({}, done)).openStepIds).toEqual(['a'])
    expect(validationProgress(circuit(done, done)).openStepIds).toEqual(['c'])
    expect(newlyOpen(circuit(done, {}), circuit(done, done))).toEqual(['c'])
    expect(newlyOpen(circuit({}, {}), circuit(done, {}))).toEqual([])
  })

  test('are refused as a whole by one refusal', () => {
    const circuit = [step('a', 'oneOf'), beside('b', 'oneOf', { bob: 'refused' })]
    expect(validationProgress(circuit)).toEqual({ state: 'refused', openStepIds: [] })
    expect(decisionStanding(circuit, 'a', 'ana')).toBe('notOpen')
  })

  test('do not keep a decision of the same stage from being withdrawn, the next stage does', () => {
    const same = [step('a', 'oneOf', done), beside('b', 'oneOf', { bob: 'accepted' })]
    expect(ownDecision(same, 'a', 'ana')).toBe('held')
    const passed = [...same, step('c', 'oneOf', { bob: 'accepted' })]
    expect(ownDecision(passed, 'a', 'ana')).toBe('passed')
  })

  test('stay in their stage when others of it are left out', () => {
    const steps = [step('a', 'oneOf'), step('b', 'oneOf'), beside('c', 'oneOf')]
    const kept = keepSteps(steps, ({ id }) => id !== 'b')
    expect(stagesOf(kept).map((stage) => stage.map(({ id }) => id))).toEqual([['a'], ['c']])
  })

  test('never join another stage, whichever are kept', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ isBesidePrevious: fc.boolean(), isKept: fc.boolean() })),
        (drawn) => {
          const steps = drawn.map((each, id) => ({ ...each, id }))
          const stageOf = (among: typeof steps) =>
            new Map(stagesOf(among).flatMap((stage, place) => stage.map(({ id }) => [id, place])))
          const whole = stageOf(steps)
          const kept = keepSteps(steps, ({ isKept }) => isKept)
          const after = stageOf(kept)
          for (const one of kept)
            for (const other of kept)
              expect(Math.sign(after.get(one.id)! - after.get(other.id)!)).toBe(
                Math.sign(whole.get(one.id)! - whole.get(other.id)!),
              )
        },
      ),
    )
  })
})

describe('who may decide', () => {
  const steps = [step('a', 'all', { ana: 'accepted' }), step('b', 'oneOf')]

  test('a validator of the open step who has not decided', () => {
    expect(decisionStanding(steps, 'a', 'bob')).toBe('open')
    expect(decisionStanding(steps, 'a', 'ana')).toBe('decided')
    expect(decisionStanding(steps, 'b', 'bob')).toBe('notOpen')
    expect(decisionStanding(steps, 'a', 'eve')).toBe('notValidator')
  })

  test('can withdraw a decision until the next step has one', () => {
    expect(ownDecision(steps, 'a', 'ana')).toBe('held')
    expect(ownDecision(steps, 'a', 'bob')).toBe('none')
    const later = [step('a', 'oneOf', { ana: 'accepted' }), step('b', 'oneOf', { bob: 'accepted' })]
    expect(ownDecision(later, 'a', 'ana')).toBe('passed')
  })
})

describe('a delegate', () => {
  const open = [step('a', 'all', { ana: 'accepted' }), step('b', 'oneOf')]

  test('decides in their own name first, then for an absent person', () => {
    const bob = { personId: 'bob', actsFor: ['ana'] }
    expect(decisionHolder([step('a', 'all')], 'a', bob)).toEqual({
      holder: 'bob',
      standing: 'open',
    })
    expect(decisionHolder([step('a', 'all', { bob: 'accepted' })], 'a', bob)).toEqual({
      holder: 'ana',
      standing: 'open',
    })
    const eve = { personId: 'eve', actsFor: ['bob'] }
    expect(decisionHolder(open, 'a', eve)).toEqual({ holder: 'bob', standing: 'open' })
  })

  test('may choose for whom, among those they act for', () => {
    const bob = { personId: 'bob', actsFor: ['ana'] }
    const steps = [step('a', 'all')]
    expect(decisionHolder(steps, 'a', bob, 'ana')).toEqual({ holder: 'ana', standing: 'open' })
    expect(decisionHolder(steps, 'a', bob, 'bob')).toEqual({ holder: 'bob', standing: 'open' })
    expect(decisionHolder(steps, 'a', bob, 'eve')).toBeNull()
  })

  test('gets the nearest reason when there is nothing to decide', () => {
    const eve = (...actsFor: string[]) => ({ personId: 'eve', actsFor })
    expect(decisionHolder(open, 'a', eve('ana'))).toEqual({
      holder: 'ana',
      standing: 'decided',
    })
    expect(decisionHolder(open, 'b', eve('ana'))).toEqual({
      holder: 'ana',
      standing: 'notOpen',
    })
    expect(decisionHolder(open, 'a', eve('zoe'))).toEqual({
      holder: 'eve',
      standing: 'notValidator',
    })
    expect(decisionHolder(open, 'unknown', eve('ana'))?.standing).toBe('notValidator')
  })

  const taken = (decidedBy: string | null): ValidationStep => ({
    ...step('a', 'all'),
    decisions: [{ personId: 'ana', decision: 'accepted', decidedBy }],
  })

  test('can withdraw their own decision for a person who is still absent', () => {
    const eve = { personId: 'eve', actsFor: ['ana'] }
    expect(cancelledHolder([taken('eve')], 'a', eve)).toEqual({ holder: 'ana', standing: 'held' })
    for (const steps of [[taken('zoe')], [taken(null)]])
      expect(cancelledHolder(steps, 'a', eve)).toEqual({
        holder: 'eve',
        standing: 'none',
      })
    expect(cancelledHolder([taken('eve')], 'a', { personId: 'eve', actsFor: [] }).standing).toBe(
      'none',
    )
  })

  test('withdraws their own decision before that of another', () => {
    const bob = { personId: 'bob', actsFor: ['ana'] }
    const both = {
      ...taken('bob'),
      decisions: [...taken('bob').decisions, { personId: 'bob', decision: 'accepted' as const }],
    }
    expect(cancelledHolder([both], 'a', bob)).toEqual({ holder: 'bob', standing: 'held' })
  })

  test('is refused when a later step depends on the decision', () => {
    const eve = { personId: 'eve', actsFor: ['ana'] }
    const later = [taken('eve'), step('b', 'oneOf', { bob: 'accepted' })]
    expect(cancelledHolder(later, 'a', eve)).toEqual({
      holder: 'ana',
      standing: 'passed',
    })
    expect(cancelledHolder(later, 'unknown', eve).standing).toBe('none')
  })
})
