import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { useChoicePages } from '../../../../platform/choices/use-choice-pages.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { startingSteps, stepsOfCircuit, type DraftStep } from './circuit-draft.ts'

const NONE = 'none'

/** The circuits for the contract's workflow, one of which fills in the steps. Renders nothing if there is none. */
export function CircuitChoice(props: {
  contractId: string
  circuitId: string | null
  onCircuit: (circuitId: string | null, steps: DraftStep[]) => void
}) {
  const { contractId, circuitId, onCircuit } = props
  const t = useTexts()
  const { found = [] } = useChoicePages('contractCircuits', '', { contractId })
  if (found.length === 0) return null
  return (
    <ChoiceField
      noun="contractCircuits"
      scope={{ contractId }}
      own={[{ value: NONE, label: t('validation.request.circuitNone') }]}
      label={t('validation.request.circuit')}
      hint={t('validation.request.circuitHint')}
      value={circuitId ?? NONE}
      onChange={(_id, circuit) =>
        onCircuit(
          circuit?._id ?? null,
          circuit
            ? stepsOfCircuit(circuit)
            : startingSteps([t('validation.request.legal'), t('validation.request.management')]),
        )
      }
    />
  )
}
