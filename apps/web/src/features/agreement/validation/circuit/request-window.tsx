import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import type { Validation } from '../validation-queries.ts'
import {
  startingSteps,
  stepsOfCircuit,
  stepsOfValidation,
  type DraftStep,
} from './circuit-draft.ts'
import RequestDialog from './request-dialog.tsx'
import { proposedCircuitQuery } from './use-circuit.ts'

interface RequestWindowProps {
  contractId: string
  last: Validation | null
  /** What was written; null: nothing yet, the window proposes. */
  written: readonly DraftStep[] | null
  /** Undefined: none was chosen here. */
  chosenCircuit: string | null | undefined
  onWrite: (steps: DraftStep[]) => void
  onCircuit: (circuitId: string | null, steps: DraftStep[]) => void
  onClose: () => void
  onRequested: () => void
}

/** Proposes what was requested last, else the circuit for the type of the contract, else the steps of most. */
export default function RequestWindow(props: RequestWindowProps) {
  const { contractId, last, written, chosenCircuit } = props
  const t = useTexts()
  const { data: proposed, isError } = useQuery(proposedCircuitQuery(contractId))
  if (!proposed && !isError) return null
  const answer = proposed ?? { circuit: null, contractType: '', template: null }
  const { circuit } = answer
  const starting = () => {
    if (last) return stepsOfValidation(last)
    return circuit
      ? stepsOfCircuit(circuit)
      : startingSteps([t('validation.request.legal'), t('validation.request.management')])
  }
  const startingCircuit = last ? last.circuitId : (circuit?._id ?? null)
  return (
    <RequestDialog
      {...props}
      proposed={answer}
      steps={written ?? starting()}
      sameAs={written === null && last !== null ? last.requestedAt : null}
      circuitId={chosenCircuit === undefined ? startingCircuit : chosenCircuit}
    />
  )
}
