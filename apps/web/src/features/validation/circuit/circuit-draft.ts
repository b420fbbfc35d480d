import type { validationEndpoints } from '@tacite/api/validation-endpoints.ts'
import type { CircuitRow } from '@tacite/api/circuit-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'

/** A circuit as it is being written: its steps know themselves by an id of their own. */
export interface DraftStep {
  id: string
  name: string
  rule: 'oneOf' | 'all'
  /** `person:<id>` and `group:<id>`, in the order in which they were chosen. */
  chosen: string[]
  /** Those of the circuit who cannot be asked now: they are replaced, or taken out, before the request goes. */
  missing?: string[]
}

type RequestBody = BodyInputOf<typeof validationEndpoints.request>

/** The server takes no more. */
export const maxSteps = 20

/** The two steps that most contracts go through. */
export function startingSteps(names: readonly string[]): DraftStep[] {
  return names.map((name, index) => ({ id: `step-${index + 1}`, name, rule: 'oneOf', chosen: [] }))
}

/** With one more step at the end, whose id no other has had. */
export function withNewStep(steps: readonly DraftStep[]): DraftStep[] {
  const highest = Math.max(0, ...steps.map(({ id }) => Number(id.slice('step-'.length)) || 0))
  return [...steps, { id: `step-${highest + 1}`, name: '', rule: 'oneOf', chosen: [] }]
}

/** With a step one place up or down; at the ends nothing moves. */
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

export function toRequestBody(steps: readonly DraftStep[], circuitId: string | null): RequestBody {
  return {
    circuitId,
    steps: steps.map(({ name, rule, chosen }) => ({
      name: name.trim(),
      rule,
      validatorIds: idsOf('person', chosen),
      groupIds: idsOf('group', chosen),
    })),
  }
}

/** The steps of a circuit: who can be asked is chosen, who cannot is named. */
export function stepsOfCircuit({ steps }: Pick<CircuitRow, 'steps'>): DraftStep[] {
  return steps.map(({ name, rule, validators }, place) => ({
    id: `step-${place + 1}`,
    name,
    rule,
    chosen: validators
      .filter(({ standing }) => standing === 'active')
      .map(({ _id, kind }) => `${kind}:${_id}`),
    missing: validators.filter(({ standing }) => standing !== 'active').map((each) => each.name),
  }))
}

/** A step that is edited: with other people than before, nobody is missing. */
export function withoutMissing(changed: DraftStep, before: DraftStep | undefined): DraftStep {
  return before && before.chosen !== changed.chosen ? { ...changed, missing: [] } : changed
}

/** The ids of the people, or of the groups, that are chosen. */
export function idsOf(kind: 'person' | 'group', chosen: readonly string[]): string[] {
  const prefix = `${kind}:`
  return chosen
    .filter((value) => value.startsWith(prefix))
    .map((value) => value.slice(prefix.length))
}

export interface CircuitErrors {
  /** By `<step id>.name` and `<step id>.chosen`. */
  fields: Readonly<Record<string, string>>
  whole: readonly string[]
}

/** What the server refused, by step, so that it stays there when the steps change places. */
export function circuitErrors(
  steps: readonly DraftStep[],
  refusal: { message: string; errors: readonly { field: string; message: string }[] },
): CircuitErrors {
  const fields: Record<string, string> = {}
  const whole = new Set<string>()
  for (const { field, message } of refusal.errors) {
    const [, index, name] = /^steps\.(\d+)\.(name|validatorIds|groupIds)/.exec(field) ?? []
    const step = index === undefined ? undefined : steps[Number(index)]
    if (step) fields[`${step.id}.${name === 'name' ? 'name' : 'chosen'}`] ??= message
    else whole.add(message)
  }
  if (Object.keys(fields).length === 0 && whole.size === 0) whole.add(refusal.message)
  return { fields, whole: [...whole] }
}

/**
 * One line for each control that was refused, in the order of the steps.
 * @param nameOf what the step at a position is called, from 1
 */
export function stepErrorLines(
  steps: readonly DraftStep[],
  { fields }: CircuitErrors,
  fieldId: (stepId: string, part: 'name' | 'chosen') => string,
  nameOf: (position: number) => string,
): { fieldId: string; of: string; message: string }[] {
  return steps.flatMap(({ id }, index) =>
    (['name', 'chosen'] as const).flatMap((part) => {
      const message = fields[`${id}.${part}`]
      return message ? [{ fieldId: fieldId(id, part), of: nameOf(index + 1), message }] : []
    }),
  )
}

/** A circuit that was being written when the session ended; null when the text is none. */
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
