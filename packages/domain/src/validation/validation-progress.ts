/** How many of a step's validators must accept: one of the members, or all. */
export const VALIDATION_RULES = ['oneOf', 'all'] as const
export type ValidationRule = (typeof VALIDATION_RULES)[number]

export const DECISIONS = ['accepted', 'refused'] as const
export type Decision = (typeof DECISIONS)[number]

/** One step of a circuit as it stands: decisions that were cancelled are left out. */
export interface ValidationStep {
  id: string
  rule: ValidationRule
  validatorIds: readonly string[]
  decisions: readonly { personId: string; decision: Decision; decidedBy?: string | null }[]
}

export type StepOutcome = 'pending' | Decision

/** Where a circuit stands: the open step while it runs; none once it is accepted or refused. */
export interface ValidationProgress {
  state: 'running' | Decision
  openStepId: string | null
}

/**
 * What a step comes to. A refusal refuses it; `oneOf` needs one acceptance, `all` needs every validator's.
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

/** Steps run one after the other; the first that is not accepted decides where the circuit stands. */
export function validationProgress(steps: readonly ValidationStep[]): ValidationProgress {
  for (const step of steps) {
    const outcome = stepOutcome(step)
    if (outcome === 'pending') return { state: 'running', openStepId: step.id }
    if (outcome === 'refused') return { state: 'refused', openStepId: null }
  }
  return { state: 'accepted', openStepId: null }
}

/** Why a person may not decide on a step now; null: they may. */
export function decisionRefusal(
  steps: readonly ValidationStep[],
  stepId: string,
  personId: string,
): 'NOT_A_VALIDATOR' | 'VALIDATION_STEP_NOT_OPEN' | 'VALIDATION_ALREADY_DECIDED' | null {
  const step = steps.find(({ id }) => id === stepId)
  if (!step?.validatorIds.includes(personId)) return 'NOT_A_VALIDATOR'
  if (step.decisions.some((decision) => decision.personId === personId))
    return 'VALIDATION_ALREADY_DECIDED'
  return validationProgress(steps).openStepId === stepId ? null : 'VALIDATION_STEP_NOT_OPEN'
}

/** Who is at work, and for whom else: those who are away and have named them. */
export interface DecisionMaker {
  personId: string
  actsFor: readonly string[]
}

/**
 * Whose decision it is when somebody decides on a step: their own first, then that of those they act for; or why there is none.
 * @example decisionHolder(steps, 's', { personId: 'delegate', actsFor: ['validator'] }) // { holder: 'validator', refusal: null }
 */
export function decisionHolder(
  steps: readonly ValidationStep[],
  stepId: string,
  { personId, actsFor }: DecisionMaker,
  forPersonId?: string,
) {
  const asked = [personId, ...actsFor].filter((id) => (forPersonId ?? id) === id)
  if (asked.length === 0) return { holder: null, refusal: 'NOT_A_DELEGATE' as const }
  const answers = asked.map((id) => ({ holder: id, refusal: decisionRefusal(steps, stepId, id) }))
  return (
    answers.find(({ refusal }) => refusal === null) ??
    answers.find(({ refusal }) => refusal !== 'NOT_A_VALIDATOR') ??
    answers[0]!
  )
}

/** Whose decision somebody may take back: their own, or one that they took themselves for who is still away; or why none. */
export function cancelledHolder(
  steps: readonly ValidationStep[],
  stepId: string,
  { personId, actsFor }: DecisionMaker,
) {
  const decisions = steps.find(({ id }) => id === stepId)?.decisions ?? []
  const taken = decisions
    .filter((decision) => decision.decidedBy === personId && actsFor.includes(decision.personId))
    .map((decision) => decision.personId)
  const answers = [personId, ...taken].map((id) => ({
    holder: id,
    refusal: cancelDecisionRefusal(steps, stepId, id),
  }))
  return (
    answers.find(({ refusal }) => refusal === null) ??
    answers.find(({ refusal }) => refusal !== 'VALIDATION_NOT_DECIDED') ??
    answers[0]!
  )
}

/** Why a person may not take their decision back; null: they may. A decision that a later step was built on stays. */
export function cancelDecisionRefusal(
  steps: readonly ValidationStep[],
  stepId: string,
  personId: string,
): 'VALIDATION_NOT_DECIDED' | 'VALIDATION_STEP_PASSED' | null {
  const index = steps.findIndex(({ id }) => id === stepId)
  if (!steps[index]?.decisions.some((decision) => decision.personId === personId))
    return 'VALIDATION_NOT_DECIDED'
  return steps.slice(index + 1).some(({ decisions }) => decisions.length > 0)
    ? 'VALIDATION_STEP_PASSED'
    : null
}
