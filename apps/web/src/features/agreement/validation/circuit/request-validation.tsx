import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { useUnsavedText } from '../../../../platform/unsaved-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { useRestoredDraft } from '../use-restored-draft.ts'
import type { ContractValidation, Validation } from '../validation-queries.ts'
import { readKeptSteps, type DraftStep } from './circuit-draft.ts'

const RequestWindow = lazy(async () => {
  const [window] = await Promise.all([
    import('./request-window.tsx'),
    loadTexts('readiness', 'circuit-rules', 'refusals-flows'),
  ])
  return window
})

/** The button to request a validation, and the dialog to edit its circuit: closing it loses nothing. */
export function RequestValidation(props: {
  contractId: string
  refusal: ContractValidation['requesting']
  /** The last one: the same circuit and the same people are proposed again. */
  last: Validation | null
  isPrimary?: boolean
}) {
  const { contractId, refusal, last, isPrimary } = props
  const t = useTexts()
  const key = `validation-request:${contractId}`
  const takenUp = readKeptSteps(useRestoredDraft(key))
  const [steps, setSteps] = useState(takenUp)
  const [chosenCircuit, setChosenCircuit] = useState<string | null>()
  const [isOpen, setOpen] = useState(takenUp !== null)
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
          <RequestWindow
            contractId={contractId}
            last={last}
            written={steps}
            chosenCircuit={chosenCircuit}
            onWrite={setSteps}
            onCircuit={(chosen: string | null, filled: DraftStep[]) => {
              setChosenCircuit(chosen)
              setSteps(filled)
            }}
            onClose={() => setOpen(false)}
            onRequested={() => {
              setSteps(null)
              setChosenCircuit(undefined)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
