import type { Refusal, PlainRefusalCode } from '../refusal.ts'

/** The purpose of a workflow step, in the only sensible order. */
export const STEP_KINDS = [
  'drafting',
  'negotiation',
  'validation',
  'signature',
  'followUp',
] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** Colours with a contrast of 4.5 to 1 on paper, each with its own name (texts: `workflows.colour`). */
export const STEP_COLOURS = {
  slate: '#5b6472',
  brown: '#8a5a00',
  violet: '#5b4bb2',
  teal: '#0f5f66',
  green: '#2f6b34',
  blue: '#1d5fa8',
  red: '#a3312d',
  pink: '#97316b',
} as const
export type StepColour = keyof typeof STEP_COLOURS

export const MOST_STEPS = 20
/** Of a step’s due date after its beginning. */
const MOST_DUE_DAYS = 999

export interface PlannedStep {
  name: string
  description: string
  color: string
  kind: StepKind
  /** Whether a contract must have been through it to be sent for signature. */
  isRequired: boolean
  /** How many days after it begins it is due; null: never by itself. */
  dueDays: number | null
}

/** Drafting steps: a contract is moved to them, and on from them, manually. */
export function isWriting(kind: StepKind): boolean {
  return kind === 'drafting' || kind === 'negotiation'
}

/** A step that can be gone past: what comes before the signature. The signature itself is not optional. */
export function canBeRequired(kind: StepKind): boolean {
  return isWriting(kind) || kind === 'validation'
}

/**
 * Why steps do not form a workflow: what one of them lacks, or where it cannot be. `field` is its place in the
 * request.
 */
export function whyNoWorkflow(steps: readonly PlannedStep[]): Refusal[] {
  if (steps.length === 0) return [{ code: 'WORKFLOW_STEPS_REQUIRED', field: 'steps' } as const]
  return steps.flatMap((step, place) => [
    ...(['name', 'description', 'color'] as const).flatMap((part) =>
      step[part].trim() === ''
        ? [{ code: 'FIELD_REQUIRED', field: `steps.${place}.${part}` } as const]
        : [],
    ),
    ...(step.dueDays === null || isDueDays(step.dueDays)
      ? []
      : [{ code: 'STEP_DUE_DAYS_INVALID', field: `steps.${place}.dueDays` } as const]),
    ...whyNotThere(
      steps.map(({ kind }) => kind),
      place,
    ).map((code) => ({ code, field: `steps.${place}.kind` })),
  ])
}

/** A step’s due date, in days after its beginning. */
export function isDueDays(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= MOST_DUE_DAYS
}

/**
 * A contract is written, then validated, then signed, then followed up. It starts as a draft; it is validated and
 * signed once; and only a signed one is followed up: a follow-up step makes a contract « signé » (decisions 3).
 */
function whyNotThere(kinds: readonly StepKind[], place: number): PlainRefusalCode[] {
  const kind = kinds[place]!
  const before = kinds.slice(0, place)
  if (place === 0) return kind === 'drafting' ? [] : ['WORKFLOW_STARTS_WITH_DRAFTING']
  switch (kind) {
    case 'validation':
      return before.some((each) => !isWriting(each)) ? ['NO_MORE_VALIDATION_STEPS'] : []
    case 'signature':
      return before.includes('signature') || before.includes('followUp')
        ? ['WORKFLOW_ONE_SIGNATURE']
        : []
    case 'followUp':
      if (before.includes('followUp')) return ['WORKFLOW_ONE_FOLLOW_UP']
      return before.includes('signature') ? [] : ['FOLLOW_UP_AFTER_SIGNATURE']
    default:
      return before.every(isWriting) ? [] : ['WRITING_BEFORE_VALIDATION']
  }
}

/** The kinds allowed for a step at a position, by the rules above; the screen offers these. */
export function kindsAt(kinds: readonly StepKind[], place: number): StepKind[] {
  return STEP_KINDS.filter((kind) => whyNotThere(kinds.with(place, kind), place).length === 0)
}
