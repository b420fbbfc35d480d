import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { useFocusAfterDrawing } from '../../../../ui/use-focus-after-drawing.ts'
import { ReadinessList, useReadiness } from '../../readiness/public.tsx'
import { movedWords, openingWords } from './opening-words.ts'
import { CircuitStep } from './circuit-step.tsx'
import { CircuitChoice } from './circuit-choice.tsx'
import {
  maxSteps,
  rewrittenFields,
  stepField,
  withMovedStep,
  withoutStep,
  withNewStep,
  withoutMissing,
} from './circuit-draft.ts'
import type { DraftStep } from './circuit-draft.ts'
import { RequestSimulation } from './request-simulation.tsx'
import { useFillFromCircuit, type ProposedCircuit } from './use-circuit.ts'
import { useRequest } from './use-request.ts'
import { useSimulation } from './use-simulation.ts'

interface RequestDialogProps {
  contractId: string
  steps: readonly DraftStep[]
  /** When the validation was requested whose steps these are, unchanged; null: they are not those of one. */
  sameAs: string | null
  onWrite: (steps: DraftStep[]) => void
  /** The circuit that the steps come from. */
  circuitId: string | null
  onCircuit: (circuitId: string | null, steps: DraftStep[]) => void
  proposed: ProposedCircuit
  onClose: () => void
  onRequested: () => void
}

/** Who validates, in which order, by which rule. */
export default function RequestDialog(props: RequestDialogProps) {
  const { contractId, steps, sameAs, circuitId, proposed, onWrite, onClose, onRequested } = props
  const t = useTexts()
  const formats = useFormats()
  const check = useReadiness(contractId)
  const simulation = useSimulation(contractId, circuitId, steps)
  const leavingOut = simulation.answer?.confirmation ?? null
  const form = useRequest({ contractId, circuitId, steps, leavingOut, onWrite, onRequested })
  const filling = useFillFromCircuit(contractId, props.onCircuit)
  const focus = useFocusAfterDrawing()
  const [said, setSaid] = useState('')
  const fieldId = (stepId: string, part: string) => `${form.id}-${stepId}-${part}`

  const imposes = simulation.answer?.imposed?.message ?? null

  const write = (written: DraftStep) => {
    const before = steps.find((step) => step.id === written.id)
    const changed = withoutMissing(written, before)
    const after = steps.map((step) => (step.id === changed.id ? changed : step))
    form.forgive(rewrittenFields(steps, after))
    onWrite(after)
  }
  const move = (step: DraftStep, direction: 'up' | 'down') => {
    const moved = withMovedStep(steps, step.id, direction)
    onWrite(moved)
    focus(fieldId(step.id, direction))
    setSaid(movedWords(t, moved, step.id))
  }
  const remove = (step: DraftStep) => {
    const left = withoutStep(steps, step.id)
    onWrite(left)
    focus(fieldId(left.at(-1)?.id ?? '', 'name'))
  }
  const add = () => {
    const more = withNewStep(steps)
    onWrite(more)
    focus(fieldId(more.at(-1)?.id ?? '', 'name'))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('validation.request.title')}
      description={t('validation.request.lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={check.refusal ?? imposes}
            isBusy={form.isBusy}
            onClick={form.submit}
          >
            {t(
              leavingOut === null
                ? 'validation.request.submit'
                : 'circuit-rules.simulation.submitDeparting',
            )}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        {sameAs && (
          <p className="text-ink-soft">
            {t('validation.request.sameAgain', { moment: formats.instant(sameAs) })}
          </p>
        )}
        <ReadinessList check={check} moment="validation" onLeave={onClose} />
        <CircuitChoice
          contractId={contractId}
          circuitId={circuitId}
          hint={hintOf(t, proposed, circuitId)}
          isBusy={filling.isPending}
          onCircuit={(chosen) => filling.mutate(chosen)}
        />
        <ol aria-label={t('validation.request.steps')} className="flex flex-col gap-3">
          {steps.map((step, index) => (
            <li key={step.id}>
              <CircuitStep
                step={step}
                position={index + 1}
                count={steps.length}
                opening={openingWords(t, steps, step.id)}
                errorAt={(part) => form.errorAt(stepField(step.id, part))}
                fieldId={(part) => fieldId(step.id, part)}
                onWrite={write}
                onMove={(direction) => move(step, direction)}
                onRemove={() => remove(step)}
              />
            </li>
          ))}
        </ol>
        <div>
          <Button
            icon={<Plus aria-hidden />}
            disabledReason={steps.length >= maxSteps ? t('validation.request.isFull') : null}
            onClick={add}
          >
            {t('validation.request.add')}
          </Button>
        </div>
        <RequestSimulation simulation={simulation} />
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </Dialog>
  )
}

/** Why a circuit is chosen already, when it is the one proposed by the template or for the type of the contract. */
function hintOf(
  t: ReturnType<typeof useTexts>,
  { circuit, contractType, template }: ProposedCircuit,
  circuitId: string | null,
): string | null {
  if (!circuit || circuit._id !== circuitId) return null
  if (template) return t('circuit-rules.simulation.proposedByTemplate', { template })
  return t(`circuit-rules.simulation.${circuit.isImposed ? 'imposedFor' : 'proposed'}`, {
    contractType,
  })
}
