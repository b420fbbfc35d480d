import { expect, test } from 'vitest'
import {
  workflowChanges,
  workflowEffects,
  type StandingStep,
  type WantedStep,
} from './workflow-changes.ts'
import type { StepKind } from './workflow-steps.ts'

const step = (stepId: string, contracts = 0, kind: StepKind = 'drafting'): StandingStep => ({
  stepId,
  name: `Step ${stepId}`,
  description: 'What is done',
  color: 'slate',
  isRequired: false,
  dueDays: null,
  kind,
  contracts,
})
const wanted = (stepId: string | null, changes: Partial<WantedStep> = {}): WantedStep => {
  const { contracts: _, ...planned } = step(stepId ?? 'new')
  return { ...planned, stepId, ...changes }
}

const BEFORE = [step('a', 2), step('b', 3), step('c', 5)]
const SAME = [wanted('a'), wanted('b'), wanted('c')]

const ids = (steps: readonly { stepId: string | null }[]) => steps.map(({ stepId }) => stepId)

test('unchanged steps change nothing', () => {
  expect(workflowChanges(BEFORE, SAME)).toEqual({
    added: [],
    changed: [],
    removed: [],
    isReordered: false,
    ofOtherKind: [],
  })
  expect(workflowEffects(BEFORE, SAME)).toEqual([])
})

test('a step that becomes required has changed', () => {
  const after = [wanted('a', { isRequired: true }), wanted('b'), wanted('c')]
  expect(ids(workflowChanges(BEFORE, after).changed)).toEqual(['a'])
})

test('a step without an id is added, a missing one is removed; neither counts as a new order', () => {
  const changes = workflowChanges(BEFORE, [wanted('a'), wanted(null), wanted('c')])
  expect([ids(changes.added), ids(changes.removed), ids(changes.changed)]).toEqual([
    [null],
    ['b'],
    [],
  ])
  expect(changes.isReordered).toBe(false)
})

test.each([{ name: 'Other' }, { description: 'Other' }, { color: 'teal' }])(
  'a step with another %o is changed',
  (part) => {
    const changes = workflowChanges(BEFORE, [wanted('a'), wanted('b', part), wanted('c')])
    expect(ids(changes.changed)).toEqual(['b'])
    expect(changes.ofOtherKind).toEqual([])
  },
)

test('a step of another kind is changed, and named with both kinds', () => {
  const changes = workflowChanges(BEFORE, [
    wanted('a'),
    wanted('b', { kind: 'negotiation' }),
    wanted('c'),
  ])
  expect(ids(changes.changed)).toEqual(['b'])
  expect(changes.ofOtherKind).toEqual([
    { stepId: 'b', name: 'Step b', from: 'drafting', to: 'negotiation' },
  ])
})

test('swapped steps are a new order, even next to a removed one', () => {
  expect(workflowChanges(BEFORE, [wanted('b'), wanted('a'), wanted('c')]).isReordered).toBe(true)
  expect(workflowChanges(BEFORE, [wanted('a'), wanted('c'), wanted('b')]).isReordered).toBe(true)
  expect(workflowChanges(BEFORE, [wanted('c'), wanted('a')]).isReordered).toBe(true)
})

test('contracts at a removed step are moved; earlier ones no longer reach it', () => {
  expect(workflowEffects(BEFORE, [wanted('a'), wanted('c')])).toEqual([
    { effect: 'moved', name: 'Step b', contracts: 3, stepId: 'b' },
  ])
  const empty = [step('a', 2), step('b', 4), step('c'), step('d', 7)]
  expect(workflowEffects(empty, [wanted('a'), wanted('b'), wanted('d')])).toEqual([
    { effect: 'removed', name: 'Step c', contracts: 6 },
  ])
})

test('a new step is still to come for contracts before it, and passed for those beyond', () => {
  const between = [wanted('a'), wanted(null, { name: 'New' }), wanted('b'), wanted('c')]
  expect(workflowEffects(BEFORE, between)).toEqual([
    { effect: 'added', name: 'New', contracts: 2 },
    { effect: 'passed', name: 'New', contracts: 8 },
  ])
  expect(workflowEffects(BEFORE, [...SAME, wanted(null, { name: 'Last' })])).toEqual([
    { effect: 'added', name: 'Last', contracts: 10 },
  ])
})

test('a changed step and a new order affect every running contract', () => {
  const after = [wanted('b', { name: 'Other' }), wanted('a'), wanted('c')]
  expect(workflowEffects(BEFORE, after)).toEqual([
    { effect: 'changed', name: 'Other', contracts: 10 },
    { effect: 'reordered', contracts: 10 },
  ])
})

test('a workflow without running contracts is changed without an effect', () => {
  expect(workflowEffects([step('a'), step('b')], [wanted('b'), wanted(null)])).toEqual([])
})
