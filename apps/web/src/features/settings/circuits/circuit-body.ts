import { idsOf, type DraftStep } from '../../agreement/validation/public.ts'
import type { CircuitForm, CircuitRow } from './circuit-queries.ts'

/** The steps of a circuit as edited in a form. */
export function draftSteps({ steps }: Pick<CircuitRow, 'steps'>): DraftStep[] {
  return steps.map(({ name, rule, validators }, place) => ({
    id: `step-${place + 1}`,
    name,
    rule,
    chosen: validators.map(({ _id, kind }) => `${kind}:${_id}`),
  }))
}

export function circuitBody({
  title,
  validationStepId,
  steps,
}: {
  title: string
  validationStepId: string | null
  steps: readonly DraftStep[]
}): CircuitForm {
  return {
    title,
    validationStepId,
    steps: steps.map(({ name, rule, chosen }) => ({
      name: name.trim(),
      rule,
      validatorIds: idsOf('person', chosen),
      groupIds: idsOf('group', chosen),
    })),
  }
}
