import {
  isStepAsked,
  judgeCondition,
} from '../../../packages/domain/src/circuits/circuit-conditions.ts'
import { departuresOf } from '../../../packages/domain/src/circuits/circuit-departures.ts'
import { outcomeOfChange } from '../../../packages/domain/src/validation/suspension.ts'
import {
  decisionStanding,
  ownDecision,
  validationProgress,
  type Decision,
  type StandingState,
  type ValidationStep,
} from '../../../packages/domain/src/validation/validation-progress.ts'
import { factsOf, type DrawnCircuit, type DrawnContract, type DrawnStep } from './draw-circuit.ts'

/** A validation as the product keeps it, walked by the rules of the domain alone. */
export interface Validation {
  content: string
  state: StandingState | 'fallen'
  steps: ValidationStep[]
  skipped: DrawnStep[]
  /** The places of the steps that the request left out knowingly. */
  leftOut: ReadonlySet<number>
  lastChangeAt: Date | null
}

export function contentOf({ text, amount, currency }: DrawnContract): string {
  return JSON.stringify([text, amount, currency])
}

export function isAsked(step: DrawnStep, contract: DrawnContract): boolean {
  const facts = factsOf(contract)
  return isStepAsked(step.conditions.map((condition) => judgeCondition(condition, facts)))
}

/** Null: refused, as the circuit is imposed. Every departure is told and confirmed. */
export function request(
  circuit: DrawnCircuit,
  contract: DrawnContract,
  requested: readonly ValidationStep[],
): Validation | null {
  const places = [...circuit.steps.keys()]
  const missing = departuresOf(
    circuit.steps,
    requested.map((step) => ({ ...step, name: step.id })),
  )
  const asked = new Set(places.filter((place) => isAsked(circuit.steps[place]!, contract)))
  const leftOut = missing.filter(({ place }) => asked.has(place))
  if (leftOut.length > 0 && circuit.isImposed) return null
  return {
    content: contentOf(contract),
    state: 'running',
    steps: requested.map((step) => ({ ...step, decisions: [] })),
    skipped: missing
      .filter(({ place }) => !asked.has(place))
      .map(({ place }) => circuit.steps[place]!),
    leftOut: new Set(leftOut.map(({ place }) => place)),
    lastChangeAt: null,
  }
}

/** Whether the decision was taken. */
export function decide(
  validation: Validation,
  contract: DrawnContract,
  { stepId, personId, decision }: { stepId: string; personId: string; decision: Decision },
): boolean {
  if (validation.state !== 'running' || validation.content !== contentOf(contract)) return false
  if (decisionStanding(validation.steps, stepId, personId) !== 'open') return false
  validation.steps = validation.steps.map((step) =>
    step.id === stepId ? { ...step, decisions: [...step.decisions, { personId, decision }] } : step,
  )
  validation.state = validationProgress(validation.steps).state
  return true
}

/** Whether the decision was withdrawn. */
export function withdraw(validation: Validation, stepId: string, personId: string): boolean {
  if (validation.state === 'suspended' || validation.state === 'fallen') return false
  if (ownDecision(validation.steps, stepId, personId) !== 'held') return false
  validation.steps = validation.steps.map((step) =>
    step.id === stepId
      ? { ...step, decisions: step.decisions.filter((each) => each.personId !== personId) }
      : step,
  )
  validation.state = 'running'
  return true
}

/** What a change of the content does to the validation; the person confirms whatever they are asked. */
export function followChange(validation: Validation, contract: DrawnContract, at: Date): void {
  if (validation.state === 'fallen') return
  const sitting = validation.lastChangeAt && {
    confirmedBy: 'owner',
    lastChangeAt: validation.lastChangeAt,
  }
  const outcome = outcomeOfChange(
    { state: validation.state, sitting },
    {
      isBack: validation.content === contentOf(contract),
      personId: 'owner',
      isConfirmed: true,
      at,
    },
  )
  if (outcome === 'keep') return
  validation.lastChangeAt = at
  if (outcome === 'void') validation.state = 'fallen'
  else if (outcome === 'reinstate') validation.state = validationProgress(validation.steps).state
  else validation.state = 'suspended'
}

/** Whether the contract can be sent for signature. */
export function isReady(validation: Validation | null, contract: DrawnContract): boolean {
  return (
    validation?.state === 'accepted' &&
    validation.content === contentOf(contract) &&
    !validation.skipped.some((step) => isAsked(step, contract))
  )
}
