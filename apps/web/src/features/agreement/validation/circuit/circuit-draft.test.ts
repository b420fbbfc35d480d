import { expect, test } from 'vitest'
import {
  openingOf,
  readKeptSteps,
  rewrittenFields,
  startingSteps,
  stepPlace,
  stepsOfCircuit,
  toRequestBody,
  withMovedStep,
  withNewStep,
  withoutMissing,
  withoutStep,
  type DraftStep,
} from './circuit-draft.ts'

const steps = startingSteps(['Juridique', 'Direction'])
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('a step moves one place, and stays at the ends', () => {
  expect(names(withMovedStep(steps, 'step-2', 'up'))).toEqual(['Direction', 'Juridique'])
  expect(names(withMovedStep(steps, 'step-1', 'down'))).toEqual(['Direction', 'Juridique'])
  expect(names(withMovedStep(steps, 'step-1', 'up'))).toEqual(['Juridique', 'Direction'])
  expect(names(withMovedStep(steps, 'step-2', 'down'))).toEqual(['Juridique', 'Direction'])
  expect(names(withMovedStep(steps, 'gone', 'up'))).toEqual(['Juridique', 'Direction'])
})

test('a moved step opens with the steps of its new stage, or after those of the stage before', () => {
  const [legal, direction] = steps
  const finance = { ...direction!, id: 'step-3', name: 'Finance', isBesidePrevious: true }
  const opening = (list: readonly DraftStep[], id: string) => {
    const found = openingOf(list, id)
    return [found.when, ...(found.when === 'first' ? [] : names(found.steps))]
  }
  const all = [legal!, direction!, finance]
  expect(opening(all, legal!.id)).toEqual(['first'])
  expect(opening(all, finance.id)).toEqual(['with', 'Direction'])
  // Before the others, it opens beside who was first; who followed it comes after both.
  const moved = withMovedStep(all, finance.id, 'up')
  expect(opening(moved, finance.id)).toEqual(['with', 'Juridique'])
  expect(opening(moved, direction!.id)).toEqual(['after', 'Juridique', 'Finance'])
})

test('without the first step of a stage, the others do not join the stage before', () => {
  const [first, second] = steps
  const third = { ...second!, id: 'step-3', name: 'Finance', isBesidePrevious: true }
  const left = withoutStep([first!, second!, third], 'step-2')
  expect(left).toMatchObject([{ name: 'Juridique' }, { name: 'Finance', isBesidePrevious: false }])
  expect(withoutStep([first!, second!, third], 'step-1')[1]).toMatchObject({
    name: 'Finance',
    isBesidePrevious: true,
  })
})

test('a new step has a unique id', () => {
  const [, second] = steps
  expect(withNewStep([second!]).map(({ id }) => id)).toEqual(['step-2', 'step-3'])
})

test('the request separates people and groups', () => {
  const [first] = steps
  expect(
    toRequestBody(
      [{ ...first!, name: ' Juridique ', chosen: ['group:g', 'person:a', 'person:b'] }],
      'c',
    ),
  ).toEqual({
    circuitId: 'c',
    steps: [
      {
        name: 'Juridique',
        rule: 'oneOf',
        validatorIds: ['a', 'b'],
        groupIds: ['g'],
        isBesidePrevious: false,
        dueDays: null,
      },
    ],
  })
})

const at = (position: number) => `Étape ${position}`

test('a refusal stays with its step when steps are reordered', () => {
  const now = withMovedStep(steps, 'step-2', 'up')
  expect(stepPlace('steps.1.name', steps, now, at)).toEqual({ field: 'step-2-name', of: 'Étape 1' })
  expect(stepPlace('steps.1.groupIds', steps, steps, at)).toEqual({
    field: 'step-2-chosen',
    of: 'Étape 2',
  })
})

test('errors that belong to no step are shown above them, and those of removed steps are dropped', () => {
  expect(stepPlace('', steps, steps, at)).toBeNull()
  expect(stepPlace('steps.9.name', steps, steps, at)).toBeNull()
  expect(stepPlace('steps.1.name', steps, steps.slice(0, 1), at)).toBeUndefined()
})

test('only edited parts are cleared', () => {
  const [first, second] = steps
  const after = [{ ...first!, name: 'Autre' }, second!]
  expect(rewrittenFields(steps, after)).toEqual(['step-1-name'])
  expect(rewrittenFields(steps, [{ ...first!, chosen: ['person:a'] }])).toEqual(['step-1-chosen'])
  expect(rewrittenFields(steps, [{ ...first!, dueDays: 2 }])).toEqual(['step-1-dueDays'])
  expect(rewrittenFields(steps, withMovedStep(steps, 'step-2', 'up'))).toEqual([])
})

test('a stored circuit is restored; anything else is not', () => {
  expect(readKeptSteps(JSON.stringify(steps))).toEqual(steps)
  for (const text of [null, '', '[]', '{}', '[{"id":1}]']) expect(readKeptSteps(text)).toBeNull()
})

test('a circuit fills in the steps; unavailable people are named until replaced', () => {
  const validator = (name: string, standing: 'active' | 'blocked') => ({
    _id: name,
    name,
    kind: 'person' as const,
    standing,
  })
  const [step] = stepsOfCircuit({
    steps: [
      {
        name: 'Achats',
        rule: 'all',
        isBesidePrevious: false,
        dueDays: 3,
        validators: [validator('a', 'active'), validator('b', 'blocked')],
      },
    ],
  })
  expect(step).toMatchObject({
    name: 'Achats',
    rule: 'all',
    dueDays: 3,
    chosen: ['person:a'],
    missing: ['b'],
  })
  expect(withoutMissing({ ...step!, name: 'Autre' }, step).missing).toEqual(['b'])
  expect(withoutMissing({ ...step!, chosen: ['person:c'] }, step).missing).toEqual([])
})
