import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { useUnsavedText } from '../../../../platform/unsaved-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { useRestoredDraft } from '../use-restored-draft.ts'
import type { ContractValidation, Validation } from '../validation-queries.ts'
import { readKeptSteps, startingSteps, stepsOfValidation } from './circuit-draft.ts'

const RequestDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./request-dialog.tsx'), loadTexts('readiness')])
  return dialog
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
  const isSameAgain = steps === null && last !== null
  const circuitId = chosenCircuit === undefined ? (last?.circuitId ?? null) : chosenCircuit
  const [isOpen, setOpen] = useState(takenUp !== null)
  const proposed = () =>
    last
      ? stepsOfValidation(last)
      : startingSteps([t('validation.request.legal'), t('validation.request.management')])
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
            steps={steps ?? proposed()}
            sameAs={isSameAgain ? last.requestedAt : null}
            onWrite={setSteps}
            circuitId={circuitId}
            onCircuit={(chosen, filled) => {
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
