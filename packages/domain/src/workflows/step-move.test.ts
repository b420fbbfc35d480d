import { expect, test } from 'vitest'
import { stepMove, type StepOnTheWay } from './step-move.ts'
import type { StepKind } from './workflow-steps.ts'

const step = (kind: StepKind, standing: Partial<StepOnTheWay> = {}): StepOnTheWay => ({
  id: kind,
  kind,
  isDone: false,
  isCompleted: false,
  isPassedOver: false,
  ...standing,
})
const done = { isDone: true, isCompleted: true }

/** The ids of what becomes of the steps of a contract that is at its negotiation. */
function moved(toId: string, validation: Partial<StepOnTheWay> = {}, fromId = 'negotiation') {
  const steps = [
    step('drafting', done),
    step('negotiation', { isDone: true }),
    step('validation', validation),
    step('signature'),
  ]
  const { completes, passesOver, reopens, isBackward } = stepMove(steps, fromId, toId)
  const ids = (some: readonly StepOnTheWay[]) => some.map(({ id }) => id)
  return [completes?.id ?? null, ids(passesOver), ids(reopens), isBackward]
}

test('going on completes the step that is left, and passes over what lies between', () => {
  expect(moved('validation')).toEqual(['negotiation', [], [], false])
  expect(moved('signature')).toEqual(['negotiation', ['validation'], [], false])
  expect(moved('signature', done)).toEqual(['negotiation', [], [], false])
  expect(moved('signature', { isPassedOver: true })).toEqual(['negotiation', [], [], false])
})

test('a validation that was not given is passed over, not completed', () => {
  expect(moved('signature', {}, 'validation')).toEqual([null, ['validation'], [], false])
})

test('going back reopens what was completed or passed over, and completes nothing', () => {
  expect(moved('drafting')).toEqual([null, [], ['drafting'], true])
  expect(moved('drafting', { isPassedOver: true }, 'signature')).toEqual([
    null,
    [],
    ['drafting', 'validation'],
    true,
  ])
})

test('staying changes nothing', () => {
  expect(moved('negotiation')).toEqual([null, [], [], false])
})
