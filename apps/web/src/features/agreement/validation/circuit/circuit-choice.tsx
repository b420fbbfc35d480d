import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { Select } from '../../../../ui/select.tsx'
import { circuitsOfContractQuery } from '../validation-queries.ts'
import { startingSteps, stepsOfCircuit, type DraftStep } from './circuit-draft.ts'

const NONE = 'none'

/** The circuits that are made for the contract's workflow: one of them fills the steps. Nothing where there is none. */
export function CircuitChoice(props: {
  contractId: string
  circuitId: string | null
  onCircuit: (circuitId: string | null, steps: DraftStep[]) => void
}) {
  const { contractId, circuitId, onCircuit } = props
  const t = useTexts()
  const { data: circuits = [] } = useQuery(circuitsOfContractQuery(contractId))
  if (circuits.length === 0) return null
  return (
    <Select
      label={t('validation.request.circuit')}
      hint={t('validation.request.circuitHint')}
      value={circuitId ?? NONE}
      onChange={(chosen) => {
        const circuit = circuits.find(({ _id }) => _id === chosen)
        onCircuit(
          circuit?._id ?? null,
          circuit
            ? stepsOfCircuit(circuit)
            : startingSteps([t('validation.request.legal'), t('validation.request.management')]),
        )
      }}
      options={[
        { value: NONE, label: t('validation.request.circuitNone') },
        ...circuits.map(({ _id, title }) => ({ value: _id, label: title })),
      ]}
    />
  )
}
