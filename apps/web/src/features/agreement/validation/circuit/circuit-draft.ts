import { keepSteps, stagesOf } from '@tacite/domain/validation/stages.ts'
import type { FieldPlace } from '../../../../platform/form-lines.ts'
import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import type { CircuitConditionForm } from '@tacite/api/settings/circuit-conditions.ts'
import type { CircuitRow } from '@tacite/api/settings/circuit-endpoints.ts'
import type { Validation } from '../validation-queries.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'

/** A circuit being edited: its steps have a local id. */
export interface DraftStep {
  id: string
  name: string
  rule: 'oneOf' | 'all'
  /** `person:<id>` and `group:<id>`, in the order in which they were chosen. */
  chosen: string[]
  /** Unavailable people of the circuit: to be replaced or removed before sending. */
  missing?: string[]
  /** Open at the same time as the step before it. */
  isBesidePrevious?: boolean
  /** Business days within which it is to be decided; none: no due day. */
  dueDays?: number | null
  /** Of a circuit in administration: when the step is asked. */
  conditions?: CircuitConditionForm[]
}

type RequestBody = BodyInputOf<typeof validationEndpoints.request>

/** The server's maximum. */
export const maxSteps = 20

/** The two steps of most contracts. */
export function startingSteps(names: readonly string[]): DraftStep[] {
  return names.map((name, index) => ({ id: `step-${index + 1}`, name, rule: 'oneOf', chosen: [] }))
}

/** Adds a step at the end, with a new unique id. */
export function withNewStep(steps: readonly DraftStep[]): DraftStep[] {
  const highest = Math.max(0, ...steps.map(({ id }) => Number(id.slice('step-'.length)) || 0))
  return [...steps, { id: `step-${highest + 1}`, name: '', rule: 'oneOf', chosen: [] }]
}

/** Moves a step one place up or down; at the ends nothing moves. */
export function withMovedStep(
  steps: readonly DraftStep[],
  id: string,
  direction: 'up' | 'down',
): DraftStep[] {
  const from = steps.findIndex((step) => step.id === id)
  const to = direction === 'up' ? from - 1 : from + 1
  const moved = [...steps]
  const [step] = moved.splice(from, 1)
  if (!step || to < 0 || to > moved.length) return [...steps]
  moved.splice(to, 0, step)
  return moved
}

/** When a step opens: with which others, or after which; the first one opens with the request. */
export type Opening = { when: 'first' } | { when: 'with' | 'after'; steps: DraftStep[] }

/** @example openingOf([legal, finance], finance.id) // { when: 'after', steps: [legal] } */
export function openingOf(steps: readonly DraftStep[], id: string): Opening {
  const stages = stagesOf(steps)
  const place = stages.findIndex((stage) => stage.some((step) => step.id === id))
  const others = (stages[place] ?? []).filter((step) => step.id !== id)
  if (others.length > 0) return { when: 'with', steps: others }
  const before = stages[place - 1]
  return before ? { when: 'after', steps: before } : { when: 'first' }
}

/** Without a step, the others stay in their stages: those that opened with it do not join the stage before. */
export function withoutStep(steps: readonly DraftStep[], id: string): DraftStep[] {
  return keepSteps(steps, (step) => step.id !== id)
}

export function toRequestBody(steps: readonly DraftStep[], circuitId: string | null): RequestBody {
  return {
    circuitId,
    steps: steps.map(({ name, rule, chosen, isBesidePrevious = false, dueDays = null }, place) => ({
      name: name.trim(),
      rule,
      validatorIds: idsOf('person', chosen),
      groupIds: idsOf('group', chosen),
      isBesidePrevious: isBesidePrevious && place > 0,
      dueDays,
    })),
  }
}

type StepOfCircuit = Omit<CircuitRow['steps'][number], 'conditions'>

/** The steps of a circuit: available people are selected, unavailable ones are named. */
export function stepsOfCircuit({ steps }: { steps: readonly StepOfCircuit[] }): DraftStep[] {
  return steps.map(({ name, rule, validators, isBesidePrevious, dueDays }, place) => ({
    id: `step-${place + 1}`,
    name,
    rule,
    isBesidePrevious,
    dueDays,
    chosen: validators
      .filter(({ standing }) => standing === 'active')
      .map(({ _id, kind }) => `${kind}:${_id}`),
    missing: validators.filter(({ standing }) => standing !== 'active').map((each) => each.name),
  }))
}

/** The steps of a validation, to be requested again: people who can no longer be asked are named. */
export function stepsOfValidation({ steps }: Pick<Validation, 'steps'>): DraftStep[] {
  return steps.map(({ name, rule, validators, isBesidePrevious, dueDays }, place) => ({
    id: `step-${place + 1}`,
    name,
    rule,
    isBesidePrevious,
    dueDays,
    chosen: validators.filter(({ isActive }) => isActive).map(({ _id }) => `person:${_id}`),
    missing: validators.filter(({ isActive }) => !isActive).map((each) => each.name),
  }))
}

/** An edited step: once people change, nobody counts as missing. */
export function withoutMissing(changed: DraftStep, before: DraftStep | undefined): DraftStep {
  return before && before.chosen !== changed.chosen ? { ...changed, missing: [] } : changed
}

/** The ids of the selected people, or groups. */
export function idsOf(kind: 'person' | 'group', chosen: readonly string[]): string[] {
  const prefix = `${kind}:`
  return chosen
    .filter((value) => value.startsWith(prefix))
    .map((value) => value.slice(prefix.length))
}

type StepPart = 'name' | 'chosen' | 'dueDays' | 'conditions'

/** How the form names part of a step: it follows the step when steps are reordered. */
export function stepField(stepId: string, part: StepPart): string {
  return `${stepId}-${part}`
}

/** Of a request; its people are chosen together. */
const PART_OF_FIELD: Readonly<Record<string, StepPart>> = {
  name: 'name',
  dueDays: 'dueDays',
  conditions: 'conditions',
}

/**
 * Which control of which step a refusal is about; null if it belongs to no step, undefined if the step is gone.
 * @param sent the steps that were refused
 * @param now the current steps of the form
 * @param nameOf the name of the step at a position, from 1
 */
export function stepPlace(
  field: string,
  sent: readonly DraftStep[],
  now: readonly DraftStep[],
  nameOf: (position: number) => string,
): FieldPlace | null | undefined {
  const [, index, name] =
    /^steps\.(\d+)\.(name|validatorIds|groupIds|dueDays|conditions)/.exec(field) ?? []
  const step = index === undefined ? undefined : sent[Number(index)]
  if (!step) return null
  const position = now.findIndex(({ id }) => id === step.id)
  if (position < 0) return undefined
  return {
    field: stepField(step.id, PART_OF_FIELD[name ?? ''] ?? 'chosen'),
    of: nameOf(position + 1),
  }
}

/** The edited parts of steps. */
export function rewrittenFields(
  before: readonly DraftStep[],
  after: readonly DraftStep[],
): string[] {
  return after.flatMap((step) => {
    const old = before.find(({ id }) => id === step.id)
    if (!old || old === step) return []
    const isChosenAgain = old.chosen !== step.chosen || old.missing !== step.missing
    return [
      ...(old.name === step.name ? [] : [stepField(step.id, 'name')]),
      ...(isChosenAgain ? [stepField(step.id, 'chosen')] : []),
      ...(old.dueDays === step.dueDays ? [] : [stepField(step.id, 'dueDays')]),
      ...(old.conditions === step.conditions ? [] : [stepField(step.id, 'conditions')]),
    ]
  })
}

/** A circuit that was being edited when the session ended; null when the text is not one. */
export function readKeptSteps(text: string | null): DraftStep[] | null {
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) && kept.length > 0 && kept.every(isDraftStep) ? kept : null
  } catch {
    return null
  }
}

function isDraftStep(value: unknown): value is DraftStep {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, rule, chosen } = value as Partial<DraftStep>
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (rule === 'oneOf' || rule === 'all') &&
    Array.isArray(chosen)
  )
}
