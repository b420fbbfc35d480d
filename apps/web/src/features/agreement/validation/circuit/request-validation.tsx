import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useUnsavedText } from '../../../../platform/unsaved-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { useRestoredDraft } from '../use-restored-draft.ts'
import type { ContractValidation } from '../validation-queries.ts'
import { readKeptSteps, startingSteps } from './circuit-draft.ts'

const RequestDialog = lazy(() => import('./request-dialog.tsx'))

/** The button to request a validation, and the dialog to edit its circuit: closing it loses nothing. */
export function RequestValidation(props: {
  contractId: string
  refusal: ContractValidation['requesting']
  isPrimary?: boolean
}) {
  const { contractId, refusal, isPrimary } = props
  const t = useTexts()
  const key = `validation-request:${contractId}`
  const takenUp = readKeptSteps(useRestoredDraft(key))
  const [steps, setSteps] = useState(takenUp)
  const [circuitId, setCircuitId] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(takenUp !== null)
  const fresh = () =>
    startingSteps([t('validation.request.legal'), t('validation.request.management')])
  useUnsavedText(key, steps && JSON.stringify(steps))
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        disabledReason={refusal?.message}
        onClick={() => setOpen(true)}
      >
        {t('validation.panel.request')}
      </Button>
      {isOpen && !refusal && (
        <Suspense>
          <RequestDialog
            contractId={contractId}
            steps={steps ?? fresh()}
            onWrite={setSteps}
            circuitId={circuitId}
            onCircuit={(chosen, filled) => {
              setCircuitId(chosen)
              setSteps(filled)
            }}
            onClose={() => setOpen(false)}
            onRequested={() => {
              setSteps(null)
              setCircuitId(null)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
