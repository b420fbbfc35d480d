import { expect, test } from 'vitest'
import type { StepKind } from './workflow-steps.ts'
import { workflowSwitch, type StepAhead, type StepBehind } from './workflow-switch.ts'

const behind = (name: string, kind: StepKind, past: Partial<StepBehind> = {}): StepBehind => ({
  id: `old ${name}`,
  name,
  kind,
  isCompleted: false,
  isPassedOver: false,
  isCurrent: false,
  setDueDate: null,
  ...past,
})
const ahead = (name: string, kind: StepKind, past: Partial<StepAhead> = {}): StepAhead => ({
  id: `new ${name}`,
  name,
  kind,
  isCompleted: false,
  isPassedOver: false,
  isRequired: false,
  setDueDate: null,
  ...past,
})
const done = { isCompleted: true }
const skipped = { isPassedOver: true }

/** « name standing » of each step, and the names of those left. */
function switched(before: StepBehind[], after: StepAhead[]) {
  const { steps, left } = workflowSwitch(before, after)
  return [steps.map(({ step, standing }) => `${step.name} ${standing}`), left.map(({ id }) => id)]
}

test('a completed step stays so in the same step; the contract stands at the first that it has not done', () => {
  const before = [
    behind('Rédaction', 'drafting', done),
    behind('Négociation', 'negotiation', { isCurrent: true }),
    behind('Signature', 'signature'),
  ]
  expect(
    switched(before, [
      ahead('rédaction ', 'drafting'),
      ahead('Relecture', 'drafting'),
      ahead('Négociation', 'negotiation'),
      ahead('Signature', 'signature'),
    ]),
  ).toEqual([
    ['rédaction  completed', 'Relecture current', 'Négociation upcoming', 'Signature upcoming'],
    [],
  ])
})

test('the only step of a kind is the same one under another name; of two, none is', () => {
  const before = [
    behind('Projet', 'drafting', done),
    behind('Échanges', 'negotiation', { isCurrent: true }),
  ]
  expect(
    switched(before, [ahead('Rédaction', 'drafting'), ahead('Discussions', 'negotiation')]),
  ).toEqual([['Rédaction completed', 'Discussions current'], []])
  expect(
    switched(before, [ahead('Rédaction', 'drafting'), ahead('Relecture', 'drafting')]),
  ).toEqual([
    ['Rédaction current', 'Relecture upcoming'],
    ['old Projet', 'old Échanges'],
  ])
})

test('a step completed beyond the current one stays completed', () => {
  const before = [
    behind('Rédaction', 'drafting', done),
    behind('Relecture', 'drafting', { isCurrent: true }),
  ]
  expect(
    switched(before, [
      ahead('Cadrage', 'drafting'),
      ahead('Rédaction', 'drafting'),
      ahead('Relecture', 'drafting'),
    ])[0],
  ).toEqual(['Cadrage current', 'Rédaction completed', 'Relecture upcoming'])
})

test('a skipped step stays skipped, unless the other workflow requires it', () => {
  const before = [
    behind('Rédaction', 'drafting', done),
    behind('Négociation', 'negotiation', skipped),
    behind('Validation', 'validation', skipped),
    behind('Signature', 'signature', { isCurrent: true }),
  ]
  const after = (required: Partial<StepAhead>) => [
    ahead('Rédaction', 'drafting'),
    ahead('Négociation', 'negotiation'),
    ahead('Validation', 'validation', required),
    ahead('Signature', 'signature'),
  ]
  expect(switched(before, after({}))[0]).toEqual([
    'Rédaction completed',
    'Négociation passedOver',
    'Validation passedOver',
    'Signature current',
  ])
  expect(switched(before, after({ isRequired: true }))[0]).toEqual([
    'Rédaction completed',
    'Négociation passedOver',
    'Validation current',
    'Signature upcoming',
  ])
})

test('a validation is never completed by a choice of workflow', () => {
  const before = [behind('Rédaction', 'drafting', done), behind('Validation', 'validation', done)]
  expect(
    switched(before, [
      ahead('Rédaction', 'drafting'),
      ahead('Validation', 'validation', done),
      ahead('Signature', 'signature'),
    ])[0],
  ).toEqual(['Rédaction completed', 'Validation current', 'Signature upcoming'])
})

test('a workflow that was followed before finds its steps as they were, and the last stays current', () => {
  const before = [behind('Rédaction', 'drafting', { isCurrent: true })]
  expect(
    switched(before, [
      ahead('Cadrage', 'drafting', done),
      ahead('Rédaction', 'drafting', done),
      ahead('Relecture', 'drafting'),
    ])[0],
  ).toEqual(['Cadrage completed', 'Rédaction current', 'Relecture upcoming'])
  expect(
    switched([behind('Rédaction', 'drafting', done)], [ahead('Rédaction', 'drafting')])[0],
  ).toEqual(['Rédaction current'])
})

test('the day that a person set goes with its step', () => {
  const day = '2026-12-15'
  const { steps } = workflowSwitch(
    [behind('Rédaction', 'drafting', { isCurrent: true, setDueDate: day })],
    [
      ahead('Rédaction', 'drafting', { setDueDate: '2026-01-01' }),
      ahead('Relecture', 'negotiation', { setDueDate: '2026-12-20' }),
    ],
  )
  expect(steps.map(({ setDueDate }) => setDueDate)).toEqual([day, '2026-12-20'])
})
