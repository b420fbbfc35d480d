import { describe, expect, test } from 'vitest'
import { PREDEFINED_WORKFLOWS } from './predefined-workflows.ts'
import { workflowChanges, workflowEffects, type StandingStep } from './workflow-changes.ts'
import {
  canBeRequired,
  kindsAt,
  STEP_COLOURS,
  STEP_KINDS,
  whyNoWorkflow,
  type StepKind,
} from './workflow-steps.ts'

const step = (kind: StepKind, name: string = kind) => ({
  name,
  description: name,
  color: STEP_COLOURS.slate,
  kind,
  isRequired: false,
  dueDays: null,
})
const why = (...kinds: StepKind[]) =>
  whyNoWorkflow(kinds.map((kind) => step(kind))).map(({ code, field }) => `${field} ${code}`)

describe('the steps of a workflow', () => {
  test('of the predefined ones are in a sensible order', () => {
    for (const kinds of Object.values(PREDEFINED_WORKFLOWS)) expect(why(...kinds)).toEqual([])
    expect(why('drafting', 'negotiation', 'drafting', 'negotiation', 'validation')).toEqual([])
  })

  test('may be required before the signature, which is required anyway', () => {
    expect(STEP_KINDS.filter(canBeRequired)).toEqual(['drafting', 'negotiation', 'validation'])
  })

  test('need a name, a description and a colour each, and at least one', () => {
    const nothing = {
      name: ' ',
      description: '',
      color: '',
      kind: 'drafting',
      isRequired: false,
      dueDays: null,
    } as const
    expect(whyNoWorkflow([nothing]).map(({ field }) => field)).toEqual([
      'steps.0.name',
      'steps.0.description',
      'steps.0.color',
    ])
    expect(whyNoWorkflow([])).toEqual([{ code: 'WORKFLOW_STEPS_REQUIRED', field: 'steps' }])
  })

  test('are due after whole days, or never by themselves', () => {
    const dueIn = (dueDays: number | null) => whyNoWorkflow([{ ...step('drafting'), dueDays }])
    expect([null, 1, 999].map(dueIn)).toEqual([[], [], []])
    for (const dueDays of [0, 1000, 1.5, Number.NaN])
      expect(dueIn(dueDays)).toEqual([{ code: 'STEP_DUE_DAYS_INVALID', field: 'steps.0.dueDays' }])
  })

  test.each<[StepKind[], string]>([
    [['negotiation'], 'steps.0.kind WORKFLOW_STARTS_WITH_DRAFTING'],
    [['signature'], 'steps.0.kind WORKFLOW_STARTS_WITH_DRAFTING'],
    [['drafting', 'validation', 'validation'], 'steps.2.kind NO_MORE_VALIDATION_STEPS'],
    [['drafting', 'signature', 'validation'], 'steps.2.kind NO_MORE_VALIDATION_STEPS'],
    [['drafting', 'validation', 'negotiation'], 'steps.2.kind WRITING_BEFORE_VALIDATION'],
    [['drafting', 'signature', 'drafting'], 'steps.2.kind WRITING_BEFORE_VALIDATION'],
    [['drafting', 'signature', 'signature'], 'steps.2.kind WORKFLOW_ONE_SIGNATURE'],
    [['drafting', 'followUp'], 'steps.1.kind FOLLOW_UP_AFTER_SIGNATURE'],
    [['drafting', 'signature', 'followUp', 'followUp'], 'steps.3.kind WORKFLOW_ONE_FOLLOW_UP'],
  ])('%j are refused', (kinds, refusal) => {
    expect(why(...kinds)).toEqual([refusal])
  })

  test('are offered the kinds that fit their position', () => {
    expect(kindsAt(['drafting', 'drafting'], 0)).toEqual(['drafting'])
    expect(kindsAt(['drafting', 'drafting'], 1)).toEqual([
      'drafting',
      'negotiation',
      'validation',
      'signature',
    ])
    expect(kindsAt(['drafting', 'signature', 'drafting'], 2)).toEqual(['followUp'])
  })

  test('have colours that contrast with paper', () => {
    for (const colour of Object.values(STEP_COLOURS))
      expect([colour, 1.05 / (luminance(colour) + 0.05) >= 4.5]).toEqual([colour, true])
  })
})

/** WCAG 2: relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('a change of a workflow with running contracts', () => {
  const standing = (kind: StepKind, contracts: number): StandingStep => ({
    ...step(kind),
    stepId: kind,
    contracts,
  })
  const before = [standing('drafting', 5), standing('negotiation', 3), standing('signature', 2)]
  const kept = (kind: StepKind) => ({ ...step(kind), stepId: kind })

  test('that changes nothing has no effect', () => {
    expect(workflowEffects(before, before)).toEqual([])
  })

  test('moves those at a removed step', () => {
    expect(workflowEffects(before, [kept('drafting'), kept('signature')])).toEqual([
      { effect: 'moved', name: 'negotiation', contracts: 3, stepId: 'negotiation' },
    ])
  })

  test('adds a step for those before it, and not for those beyond', () => {
    const review = { ...step('negotiation', 'Relecture'), stepId: null }
    const after = [kept('drafting'), review, kept('negotiation'), kept('signature')]
    expect(workflowEffects(before, after)).toEqual([
      { effect: 'added', name: 'Relecture', contracts: 5 },
      { effect: 'passed', name: 'Relecture', contracts: 5 },
    ])
  })

  test('renames and reorders for all that run', () => {
    const after = [kept('negotiation'), { ...kept('drafting'), name: 'Projet' }, kept('signature')]
    expect(workflowEffects(before, after)).toEqual([
      { effect: 'changed', name: 'Projet', contracts: 10 },
      { effect: 'reordered', contracts: 10 },
    ])
  })

  test('affects nobody when none is running', () => {
    expect(workflowEffects([standing('drafting', 0)], [])).toEqual([])
  })

  test('of a kind is reported with both kinds', () => {
    const { ofOtherKind } = workflowChanges(before, [
      kept('drafting'),
      { ...kept('negotiation'), kind: 'validation' },
    ])
    expect(ofOtherKind).toEqual([
      { stepId: 'negotiation', name: 'negotiation', from: 'negotiation', to: 'validation' },
    ])
  })
})
