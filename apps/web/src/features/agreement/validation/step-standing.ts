import type { Validation, ValidationStep, Validator } from './validation-queries.ts'

/** The state of one step in its validation. */
export type StepStanding = 'open' | 'accepted' | 'refused' | 'upcoming' | 'notReached'

export function stepStanding(
  step: Pick<ValidationStep, 'isOpen' | 'outcome'>,
  state: Validation['state'],
): StepStanding {
  if (step.outcome !== 'pending') return step.outcome
  if (step.isOpen) return 'open'
  return state === 'running' ? 'upcoming' : 'notReached'
}

/** What one validator has done: nothing yet, or nothing any more when the step was completed without them. */
export function validatorStanding(
  { decision }: Pick<Validator, 'decision'>,
  standing: StepStanding,
): 'accepted' | 'refused' | 'none' | 'notAsked' {
  return decision ?? (standing === 'open' || standing === 'upcoming' ? 'none' : 'notAsked')
}

/** Whether the reader is asked for a decision on a step, their own or an absent person's. */
export function mayDecide({ deciding }: Pick<ValidationStep, 'deciding'>): boolean {
  return deciding === null
}
