import { useRef } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import type { ValidationStep } from '../validation-queries.ts'
import { useDecide } from './use-decide.ts'
import type { Decision } from './use-decide.ts'

interface DecisionDialogProps {
  contractId: string
  step: ValidationStep
  draft: Decision
  onWrite: (reason: string) => void
  /** Closed without deciding: what was written stays. */
  onClose: () => void
  onDecided: () => void
}

/** Says what the decision means and asks for its reason: needed to refuse, welcome to validate. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { contractId, step, draft, onWrite, onClose, onDecided } = props
  const t = useTexts()
  const reasonRef = useRef<HTMLTextAreaElement>(null)
  const isRefusal = draft.decision === 'refused'
  const decide = useDecide(contractId, step, onDecided)
  const form = useForm<Decision, unknown>({
    draft: {
      values: draft,
      write: ({ reason }) => {
        if (reason !== undefined) onWrite(reason)
      },
    },
    save: decide.mutateAsync,
    onSaved: () => undefined,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      initialFocus={reasonRef}
      title={t(isRefusal ? 'validation.decide.refuseTitle' : 'validation.decide.acceptTitle', {
        name: step.name,
      })}
      description={t(isRefusal ? 'validation.decide.refuseLead' : 'validation.decide.acceptLead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            variant={isRefusal ? 'danger' : 'primary'}
            isBusy={form.isBusy}
            onClick={form.submit}
          >
            {t(isRefusal ? 'validation.decide.refuse' : 'validation.decide.accept')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextArea
          {...form.text('reason')}
          ref={reasonRef}
          label={t(isRefusal ? 'validation.decide.reason' : 'validation.decide.comment')}
          placeholder={isRefusal ? t('validation.decide.reasonPlaceholder') : undefined}
          maxLength={2000}
          isRequired={isRefusal}
          isOptional={!isRefusal}
        />
      </div>
    </Dialog>
  )
}
