import { expect, test } from 'vitest'
import {
  draftOf,
  saveBody,
  savedDraft,
  withNewStep,
  withStepAt,
  wordsOf,
} from './workflow-draft.ts'
import type { WorkflowRow } from './workflow-queries.ts'

const step = (kind: 'drafting' | 'validation' | 'signature', contracts = 0) => ({
  _id: kind,
  name: kind,
  description: kind,
  color: '#5b6472',
  kind,
  isRequired: kind === 'validation',
  dueDays: null,
  contracts,
  isUsed: false,
  circuits: 0,
})
const workflow: WorkflowRow = {
  _id: 'w',
  name: 'Achats',
  isDefault: false,
  needsPlaybook: false,
  version: 3,
  contracts: 2,
  allContracts: 2,
  circuits: 0,
  contractTypes: 0,
  templates: 0,
  steps: [step('drafting', 2), step('validation'), step('signature')],
}
const keys = (steps: { key: string }[]) => steps.map(({ key }) => key)

test('a step moves to a position, and stays at the ends', () => {
  const { steps } = draftOf(workflow)
  expect(keys(withStepAt(steps, 'signature', 0))).toEqual(['signature', 'drafting', 'validation'])
  expect(keys(withStepAt(steps, 'drafting', -1))).toEqual(keys(steps))
  expect(keys(withStepAt(steps, 'signature', 3))).toEqual(keys(steps))
})

test('a new step is placed where its kind fits', () => {
  const { steps } = draftOf(workflow)
  const [drafting, validation] = steps
  expect(withNewStep(steps, 'n')[3]).toMatchObject({ key: 'n', kind: 'followUp' })
  expect(withNewStep([drafting!, validation!], 'n')[2]).toMatchObject({ kind: 'signature' })
  expect(withNewStep([drafting!], 'n')[1]).toMatchObject({ kind: 'drafting' })
  const full = withNewStep(steps, 'n')
  expect(withNewStep(full, 'm')[1]).toMatchObject({ key: 'm', kind: 'negotiation' })
})

test('only moves from removed to remaining steps are saved', () => {
  const draft = draftOf(workflow)
  const steps = draft.steps.slice(1)
  const moves = { drafting: 'signature', validation: 'signature' }
  expect(saveBody({ ...draft, steps, moves }, workflow)).toMatchObject({
    workflowVersion: 3,
    moves: [{ fromStepId: 'drafting', toStepId: 'signature' }],
  })
  expect(saveBody({ ...draft, moves }, workflow).moves).toEqual([])
  const fresh = { ...draft, steps: withNewStep(steps, 'new-1'), moves: { drafting: 'new-1' } }
  const toPlace = fresh.steps.findIndex(({ key }) => key === 'new-1')
  expect(saveBody(fresh, workflow).moves).toEqual([{ fromStepId: 'drafting', toPlace }])
})

test('a saved draft keeps its controls, and has nothing left to save', () => {
  const draft = draftOf(workflow)
  const written = { ...draft, steps: withNewStep(draft.steps, 'new-1'), moves: { a: 'b' } }
  const saved = { ...workflow, steps: [...workflow.steps, { ...step('signature'), _id: 'own' }] }
  const after = savedDraft(saved, written)
  expect(keys(after.steps)).toEqual(keys(written.steps))
  expect(wordsOf(after)).toBe(wordsOf(draftOf(saved)))
  expect(wordsOf(written)).not.toBe(wordsOf(draftOf(workflow)))
})
