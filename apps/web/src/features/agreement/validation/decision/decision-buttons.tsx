import { Check, ListChecks, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useUnsavedText } from '../../../../platform/unsaved-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { useRestoredDraft } from '../use-restored-draft.ts'
import type { ValidationStep } from '../validation-queries.ts'
import { DecisionDialog, type DecisionContext } from './decision-dialog.tsx'
import { readKeptDecision, type Decision } from './kept-decision.ts'
import { useTakeBack } from './use-take-back.ts'

interface DecisionButtonsProps {
  contractId: string
  step: ValidationStep
  readerId: string
  context?: DecisionContext | undefined
  /** The choice whose window opens at once: it is confirmed there, like any other. */
  preselected?: Decision['decision'] | undefined
}

/** Validate or refuse; once decided, withdraw. A disabled action says why. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { contractId, step, readerId, context, preselected } = props
  const own = step.validators.find(({ _id }) => _id === readerId)?.decision ?? null
  // A decision taken as a delegate can be withdrawn too; one still pending comes first.
  const taken =
    own ??
    (step.cancelling ? null : (step.validators.find(({ decision }) => decision)?.decision ?? null))
  if (taken && !step.decidingFor)
    return <TakeBack contractId={contractId} step={step} own={taken} />
  return <Decide contractId={contractId} step={step} context={context} preselected={preselected} />
}

function Decide({
  contractId,
  step,
  context,
  preselected,
}: Omit<DecisionButtonsProps, 'readerId'>) {
  const t = useTexts()
  const key = `validation-decision:${step._id}`
  const takenUp = readKeptDecision(useRestoredDraft(key))
  const [draft, setDraft] = useState<Decision>(
    takenUp ?? { decision: preselected ?? 'accepted', reason: '' },
  )
  const [isOpen, setOpen] = useState(takenUp !== null || preselected !== undefined)
  useUnsavedText(key, draft.reason.trim() ? JSON.stringify(draft) : null)
  const open = (decision: Decision['decision']) => {
    setDraft({ ...draft, decision })
    setOpen(true)
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {step.decidingFor && (
        <p className="w-full text-sm text-ink-soft">
          {t('validation.decidingFor', { name: step.decidingFor.name })}
        </p>
      )}
      <Button
        variant="primary"
        size="small"
        icon={<Check aria-hidden />}
        aria-label={t('validation.step.validateStep', { name: step.name })}
        disabledReason={step.deciding?.message}
        onClick={() => open('accepted')}
      >
        {t('validation.step.validate')}
      </Button>
      <Button
        size="small"
        icon={<ListChecks aria-hidden />}
        aria-label={t('validation.step.conditionalStep', { name: step.name })}
        disabledReason={step.deciding?.message}
        onClick={() => open('conditional')}
      >
        {t('validation.step.conditional')}
      </Button>
      <Button
        size="small"
        icon={<X aria-hidden />}
        aria-label={t('validation.step.refuseStep', { name: step.name })}
        disabledReason={step.deciding?.message}
        onClick={() => open('refused')}
      >
        {t('validation.step.refuse')}
      </Button>
      {isOpen && (
        <DecisionDialog
          contractId={contractId}
          step={step}
          context={context}
          draft={draft}
          onWrite={(reason) => setDraft({ ...draft, reason })}
          onClose={() => setOpen(false)}
          onDecided={() => {
            setDraft({ decision: 'accepted', reason: '' })
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

function TakeBack(props: {
  contractId: string
  step: ValidationStep
  own: 'accepted' | 'refused'
}) {
  const { contractId, step, own } = props
  const t = useTexts()
  const taking = useTakeBack(contractId, step)
  return (
    <div className="mt-3">
      <Button
        size="small"
        icon={<Undo2 aria-hidden />}
        isBusy={taking.isPending}
        disabledReason={step.cancelling?.message}
        onClick={() => taking.mutate()}
      >
        {t(own === 'accepted' ? 'validation.step.cancelAccepted' : 'validation.step.cancelRefused')}
      </Button>
    </div>
  )
}
