import type { Validation, ValidationStep, Validator } from './validation-queries.ts'

/** Where one step stands in its validation. */
export type StepStanding = 'open' | 'accepted' | 'refused' | 'upcoming' | 'notReached'

export function stepStanding(
  step: Pick<ValidationStep, 'isOpen' | 'outcome'>,
  state: Validation['state'],
): StepStanding {
  if (step.outcome !== 'pending') return step.outcome
  if (step.isOpen) return 'open'
  return state === 'running' ? 'upcoming' : 'notReached'
}

/** What one validator has done: nothing yet, or nothing any more when the step went on without them. */
export function validatorStanding(
  { decision }: Pick<Validator, 'decision'>,
  standing: StepStanding,
): 'accepted' | 'refused' | 'none' | 'notAsked' {
  return decision ?? (standing === 'open' || standing === 'upcoming' ? 'none' : 'notAsked')
}
