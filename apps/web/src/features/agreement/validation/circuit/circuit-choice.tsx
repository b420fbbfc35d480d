import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { useChoicePages } from '../../../../platform/choices/use-choice-pages.ts'
import { useTexts } from '../../../../platform/locale.ts'

const NONE = 'none'

/** The circuits for the contract's workflow, one of which fills in the steps. Renders nothing if there is none. */
export function CircuitChoice(props: {
  contractId: string
  circuitId: string | null
  /** Why this one is chosen already. */
  hint: string | null
  isBusy: boolean
  onCircuit: (circuitId: string | null) => void
}) {
  const { contractId, circuitId, hint, isBusy, onCircuit } = props
  const t = useTexts()
  const { found = [] } = useChoicePages('contractCircuits', '', { contractId })
  if (found.length === 0) return null
  return (
    <ChoiceField
      noun="contractCircuits"
      scope={{ contractId }}
      own={[{ value: NONE, label: t('validation.request.circuitNone') }]}
      label={t('validation.request.circuit')}
      hint={hint ?? t('validation.request.circuitHint')}
      isSearching={isBusy}
      value={circuitId ?? NONE}
      onChange={(_id, circuit) => onCircuit(circuit?._id ?? null)}
    />
  )
}
