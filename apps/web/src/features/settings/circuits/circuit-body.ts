import { idsOf, type DraftStep } from '../../agreement/validation/public.ts'
import type { CircuitForm, CircuitRow } from './circuit-queries.ts'

/** The steps of a circuit as edited in a form. */
export function draftSteps({ steps }: Pick<CircuitRow, 'steps'>): DraftStep[] {
  return steps.map(({ name, rule, validators, isBesidePrevious, dueDays, conditions }, place) => ({
    id: `step-${place + 1}`,
    name,
    rule,
    isBesidePrevious,
    dueDays,
    conditions,
    chosen: validators.map(({ _id, kind }) => `${kind}:${_id}`),
  }))
}

export function circuitBody(values: {
  title: string
  validationStepId: string | null
  typeIds: readonly string[]
  isImposed: boolean
  steps: readonly DraftStep[]
}): CircuitForm {
  const { title, validationStepId, typeIds, isImposed, steps } = values
  return { title, validationStepId, typeIds: [...typeIds], isImposed, steps: stepsBody(steps) }
}

export function stepsBody(steps: readonly DraftStep[]): CircuitForm['steps'] {
  return steps.map(
    ({ name, rule, chosen, isBesidePrevious = false, dueDays = null, conditions = [] }, place) => ({
      name: name.trim(),
      rule,
      validatorIds: idsOf('person', chosen),
      groupIds: idsOf('group', chosen),
      isBesidePrevious: isBesidePrevious && place > 0,
      dueDays,
      conditions: [...conditions],
    }),
  )
}
