import { expect, test } from 'vitest'
import { mergeValues } from '../../../platform/merge-values.ts'
import type { DraftStep } from '../../agreement/validation/public.ts'
import { CIRCUIT_STEPS } from './merge-circuit-steps.ts'

/** As a form reads a saved circuit: ids are positions. */
const saved = (...steps: [name: string, ...chosen: string[]][]): { steps: DraftStep[] } => ({
  steps: steps.map(([name, ...chosen], place) => ({
    id: `step-${place + 1}`,
    name,
    rule: 'oneOf',
    chosen,
  })),
})
const merge = (base: object, mine: object, theirs: object) =>
  mergeValues({ base, mine, theirs } as Record<'base' | 'mine' | 'theirs', typeof start>, {
    steps: CIRCUIT_STEPS,
  })
const start = saved(['Juridique', 'person:a'], ['Finance', 'person:b'], ['Direction', 'person:c'])
const said = ({ steps }: { steps: readonly DraftStep[] }) =>
  steps.map(({ name, chosen }) => `${name}: ${chosen.join()}`)

test('a step inserted before another does not make every later step another one', () => {
  const [first, second, third] = start.steps as [DraftStep, DraftStep, DraftStep]
  const mine = { steps: [first, second, { ...third, chosen: ['person:c', 'person:d'] }] }
  const theirs = saved(
    ['Achats', 'person:e'],
    ['Juridique', 'person:a'],
    ['Finance', 'person:b'],
    ['Direction', 'person:c'],
  )
  const { values, conflicts, taken } = merge(start, mine, theirs)
  expect(said(values)).toEqual([
    'Achats: person:e',
    'Juridique: person:a',
    'Finance: person:b',
    'Direction: person:c,person:d',
  ])
  expect(conflicts).toEqual([])
  expect(taken).toMatchObject([{ act: 'added', step: { name: 'Achats' } }])
  expect(new Set(values.steps.map(({ id }) => id)).size).toBe(4)
})

test('a step renamed there and given validators here has both', () => {
  const [first, ...rest] = start.steps as [DraftStep, ...DraftStep[]]
  const mine = { steps: [{ ...first, rule: 'all' }, ...rest] }
  const theirs = saved(['Droit', 'person:a'], ['Finance', 'person:b'], ['Direction', 'person:c'])
  const { values, conflicts } = merge(start, mine, theirs)
  expect(values.steps[0]).toMatchObject({ name: 'Droit', rule: 'all' })
  expect(conflicts).toEqual([])
})

test('steps that both sides added stand side by side, each with an id', () => {
  const fresh: DraftStep = { id: 'step-4', name: 'Mienne', rule: 'oneOf', chosen: ['person:m'] }
  const theirs = saved(
    ['Juridique', 'person:a'],
    ['Finance', 'person:b'],
    ['Direction', 'person:c'],
    ['Sienne', 'person:t'],
  )
  const { values } = merge(start, { steps: [...start.steps, fresh] }, theirs)
  const names = values.steps.map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Direction', 'Finance', 'Juridique', 'Mienne', 'Sienne'])
  expect(new Set(values.steps.map(({ id }) => id)).size).toBe(5)
})
