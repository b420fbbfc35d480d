import { expect, test } from 'vitest'
import {
  circuitErrors,
  readKeptSteps,
  startingSteps,
  stepErrorLines,
  stepsOfCircuit,
  toRequestBody,
  withMovedStep,
  withNewStep,
  withoutMissing,
} from './circuit-draft.ts'

const steps = startingSteps(['Juridique', 'Direction'])
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('a step moves one place, and stays where there is none', () => {
  expect(names(withMovedStep(steps, 'step-2', 'up'))).toEqual(['Direction', 'Juridique'])
  expect(names(withMovedStep(steps, 'step-1', 'down'))).toEqual(['Direction', 'Juridique'])
  expect(names(withMovedStep(steps, 'step-1', 'up'))).toEqual(['Juridique', 'Direction'])
  expect(names(withMovedStep(steps, 'step-2', 'down'))).toEqual(['Juridique', 'Direction'])
  expect(names(withMovedStep(steps, 'gone', 'up'))).toEqual(['Juridique', 'Direction'])
})

test('a new step has an id that no other has', () => {
  const [, second] = steps
  expect(withNewStep([second!]).map(({ id }) => id)).toEqual(['step-2', 'step-3'])
})

test('people and groups are told apart in the request', () => {
  const [first] = steps
  expect(
    toRequestBody(
      [{ ...first!, name: ' Juridique ', chosen: ['group:g', 'person:a', 'person:b'] }],
      'c',
    ),
  ).toEqual({
    circuitId: 'c',
    steps: [{ name: 'Juridique', rule: 'oneOf', validatorIds: ['a', 'b'], groupIds: ['g'] }],
  })
})

test('a refusal stays with its step when the steps change places', () => {
  const errors = [
    { field: 'steps.1.name', message: 'Ce champ est obligatoire' },
    { field: 'steps.1.validatorIds', message: 'Choisissez au moins un valideur' },
  ]
  expect(circuitErrors(steps, { message: 'Refusé', errors })).toEqual({
    fields: {
      'step-2.name': 'Ce champ est obligatoire',
      'step-2.chosen': 'Choisissez au moins un valideur',
    },
    whole: [],
  })
})

test('each refusal of a step leads to its control', () => {
  const errors = [
    { field: 'steps.1.validatorIds', message: 'Choisissez au moins un valideur' },
    { field: 'steps.0.name', message: 'Ce champ est obligatoire' },
  ]
  const lines = stepErrorLines(
    steps,
    circuitErrors(steps, { message: 'Refusé', errors }),
    (stepId, part) => `form-${stepId}-${part}`,
    (position) => `Étape ${position}`,
  )
  expect(lines).toEqual([
    { fieldId: 'form-step-1-name', of: 'Étape 1', message: 'Ce champ est obligatoire' },
    { fieldId: 'form-step-2-chosen', of: 'Étape 2', message: 'Choisissez au moins un valideur' },
  ])
})

test('what is no step’s is said above them, once', () => {
  const empty = { field: '', message: 'Le contenu de la section ne peut pas être vide.' }
  expect(circuitErrors(steps, { message: 'Refusé', errors: [empty, empty] }).whole).toEqual([
    empty.message,
  ])
  expect(circuitErrors(steps, { message: 'Déjà demandée', errors: [] }).whole).toEqual([
    'Déjà demandée',
  ])
})

test('a kept circuit comes back; anything else does not', () => {
  expect(readKeptSteps(JSON.stringify(steps))).toEqual(steps)
  for (const text of [null, '', '[]', '{}', '[{"id":1}]']) expect(readKeptSteps(text)).toBeNull()
})

test('a circuit fills the steps; who cannot be asked is named until somebody else is chosen', () => {
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
        validators: [validator('a', 'active'), validator('b', 'blocked')],
      },
    ],
  })
  expect(step).toMatchObject({ name: 'Achats', rule: 'all', chosen: ['person:a'], missing: ['b'] })
  expect(withoutMissing({ ...step!, name: 'Autre' }, step).missing).toEqual(['b'])
  expect(withoutMissing({ ...step!, chosen: ['person:c'] }, step).missing).toEqual([])
})
