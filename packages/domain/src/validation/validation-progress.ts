import { stagesOf } from './stages.ts'

/** How many of a step's validators must accept: one of the members, or all. */
export const VALIDATION_RULES = ['oneOf', 'all'] as const
export type ValidationRule = (typeof VALIDATION_RULES)[number]

export const DECISIONS = ['accepted', 'refused'] as const
export type Decision = (typeof DECISIONS)[number]

/** A conditional one counts as accepted for the circuit. */
export const GIVEN_DECISIONS = [...DECISIONS, 'conditional'] as const
export type GivenDecision = (typeof GIVEN_DECISIONS)[number]

/**
 * A validation counts in these states; at most one of a contract does. `suspended`: the content has changed, but may be
 * what was validated again before the sitting ends.
 */
export const STANDING_STATES = ['running', 'accepted', 'refused', 'suspended'] as const
export type StandingState = (typeof STANDING_STATES)[number]

/** `fallen`: the content changed and did not come back. */
export const VALIDATION_STATES = [...STANDING_STATES, 'fallen', 'cancelled'] as const
export type ValidationState = (typeof VALIDATION_STATES)[number]

/** The current state of a step: cancelled decisions are left out. */
export interface ValidationStep {
  id: string
  rule: ValidationRule
  validatorIds: readonly string[]
  decisions: readonly { personId: string; decision: Decision; decidedBy?: string | null }[]
  /** It is open at the same time as the step before it. */
  isBesidePrevious?: boolean
}

export type StepOutcome = 'pending' | Decision

/** The state of a circuit: the open steps while it is running; none once it is accepted or refused. */
export interface ValidationProgress {
  state: 'running' | Decision
  openStepIds: readonly string[]
}

/**
 * The outcome of a step. A refusal refuses it; `oneOf` needs one acceptance, `all` needs every validator's.
 * @example stepOutcome({ id: 's', rule: 'oneOf', validatorIds: ['a', 'b'], decisions: [{ personId: 'b', decision: 'accepted' }] }) // 'accepted'
 */
export function stepOutcome({ rule, validatorIds, decisions }: ValidationStep): StepOutcome {
  if (decisions.some(({ decision }) => decision === 'refused')) return 'refused'
  const accepted = new Set(decisions.map(({ personId }) => personId))
  const isAccepted =
    rule === 'oneOf'
      ? validatorIds.some((id) => accepted.has(id))
      : validatorIds.length > 0 && validatorIds.every((id) => accepted.has(id))
  return isAccepted ? 'accepted' : 'pending'
}

/**
 * Stages run one after the other, the steps of a stage side by side; the first stage that is not accepted determines
 * the state of the circuit. A refusal refuses the whole.
 */
export function validationProgress(steps: readonly ValidationStep[]): ValidationProgress {
  for (const stage of stagesOf(steps)) {
    if (stage.some((step) => stepOutcome(step) === 'refused'))
      return { state: 'refused', openStepIds: [] }
    const pending = stage.filter((step) => stepOutcome(step) === 'pending')
    if (pending.length > 0) return { state: 'running', openStepIds: pending.map(({ id }) => id) }
  }
  return { state: 'accepted', openStepIds: [] }
}

/** The steps that are open now and were not before a decision: their validators are asked. */
export function newlyOpen(
  before: readonly ValidationStep[],
  after: readonly ValidationStep[],
): string[] {
  const { openStepIds } = validationProgress(before)
  return validationProgress(after).openStepIds.filter((id) => !openStepIds.includes(id))
}

/** Whether a person can decide on a step, or why not. */
export type DecisionStanding = 'notValidator' | 'decided' | 'notOpen' | 'open'

/** @example decisionStanding(steps, 'openStep', 'aValidatorOfIt') // 'open' */
export function decisionStanding(
  steps: readonly ValidationStep[],
  stepId: string,
  personId: string,
): DecisionStanding {
  const step = steps.find(({ id }) => id === stepId)
  if (!step?.validatorIds.includes(personId)) return 'notValidator'
  if (step.decisions.some((decision) => decision.personId === personId)) return 'decided'
  return validationProgress(steps).openStepIds.includes(stepId) ? 'open' : 'notOpen'
}

/** The acting person, and the absent people they act for. */
export interface DecisionMaker {
  personId: string
  actsFor: readonly string[]
}

/**
 * For whom a person decides on a step: their own first, then those they act for; null when they do not act for
 * `forPersonId`.
 * @example decisionHolder(steps, 's', { personId: 'delegate', actsFor: ['validator'] }) // { holder: 'validator', standing: 'open' }
 */
export function decisionHolder(
  steps: readonly ValidationStep[],
  stepId: string,
  { personId, actsFor }: DecisionMaker,
  forPersonId?: string,
): { holder: string; standing: DecisionStanding } | null {
  const answers = [personId, ...actsFor]
    .filter((id) => (forPersonId ?? id) === id)
    .map((id) => ({ holder: id, standing: decisionStanding(steps, stepId, id) }))
  return (
    answers.find(({ standing }) => standing === 'open') ??
    answers.find(({ standing }) => standing !== 'notValidator') ??
    answers[0] ??
    null
  )
}

/** A decision to withdraw: none, one that a later stage depends on (`passed`), or one that can be withdrawn (`held`). */
export type OwnDecision = 'none' | 'passed' | 'held'

/** Whose decision a person can withdraw: their own, or one that they took for a person who is still absent. */
export function cancelledHolder(
  steps: readonly ValidationStep[],
  stepId: string,
  { personId, actsFor }: DecisionMaker,
): { holder: string; standing: OwnDecision } {
  const decisions = steps.find(({ id }) => id === stepId)?.decisions ?? []
  const taken = decisions
    .filter((decision) => decision.decidedBy === personId && actsFor.includes(decision.personId))
    .map((decision) => decision.personId)
  const answers = [personId, ...taken].map((id) => ({
    holder: id,
    standing: ownDecision(steps, stepId, id),
  }))
  return (
    answers.find(({ standing }) => standing === 'held') ??
    answers.find(({ standing }) => standing !== 'none') ??
    answers[0]!
  )
}

/** @example ownDecision(steps, 'a', 'personWithoutDecision') // 'none' */
export function ownDecision(
  steps: readonly ValidationStep[],
  stepId: string,
  personId: string,
): OwnDecision {
  const stages = stagesOf(steps)
  const place = stages.findIndex((stage) => stage.some(({ id }) => id === stepId))
  const step = stages[place]?.find(({ id }) => id === stepId)
  if (!step?.decisions.some((decision) => decision.personId === personId)) return 'none'
  const later = stages.slice(place + 1).flat()
  return later.some(({ decisions }) => decisions.length > 0) ? 'passed' : 'held'
}
