import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useUnsavedText } from '../../../platform/unsaved-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { AdvancedPart } from './advanced-part.tsx'
import { checkDraft, lifecycleFields } from './check-draft.ts'
import { DurationPart } from './duration-part.tsx'
import { fieldId } from './form-part.ts'
import { lifecycleOf } from './lifecycle-draft.ts'
import type { LifecycleDraft } from './lifecycle-draft.ts'
import { PreviewBox } from './preview-box.tsx'
import { refusedLifecycle } from './refused-lifecycle.ts'
import type { FieldErrors } from './refused-lifecycle.ts'
import { RenewalPart } from './renewal-part.tsx'
import { usePreview } from './use-preview.ts'
import { useSaveLifecycle } from './use-save-lifecycle.ts'

interface LifecycleDialogProps {
  contractId: string
  draft: LifecycleDraft
  onDraft: (draft: LifecycleDraft) => void
  /** Closes and keeps what was typed. */
  onClose: () => void
  /** Closes and forgets it: discarded, or saved. */
  onEnd: () => void
}

const formId = 'lifecycle-form'

/** The terms of the contract's life, with the dates that they give beside them. */
export function LifecycleDialog(props: LifecycleDialogProps) {
  const { contractId, draft, onDraft, onClose, onEnd } = props
  const t = useTexts()
  const [attempt, setAttempt] = useState(0)
  const slips = slipErrors(t, checkDraft(draft))
  const isSendable = Object.keys(slips).length === 0
  const preview = usePreview(contractId, isSendable ? lifecycleOf(draft) : null)
  const save = useSaveLifecycle(contractId, onEnd)
  const refused = save.error ? refusalOf(save.error) : { fields: {}, others: [] }
  const errors: FieldErrors = attempt > 0 ? { ...refused.fields, ...slips } : {}
  useUnsavedText(`lifecycle:${contractId}`, JSON.stringify(draft))
  const change = (next: Partial<LifecycleDraft>) => {
    // What the server refused was the draft before this change.
    save.reset()
    onDraft({ ...draft, ...next })
  }
  const submit = () => {
    setAttempt(attempt + 1)
    if (isSendable) save.mutate(lifecycleOf(draft))
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t('deadlines-panel.form.titlePlain')}
      footer={
        <>
          <Button variant="quiet" onClick={onEnd}>
            {t('deadlines-panel.form.discard')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={save.isPending}>
            {t('deadlines-panel.form.save')}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-6 pb-2 desktop:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <form
          id={formId}
          noValidate
          className="flex min-w-0 flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <FormErrors attempt={attempt} errors={errorLines(errors, refused.others)} />
          <DurationPart draft={draft} onChange={change} errors={errors} />
          <RenewalPart draft={draft} onChange={change} errors={errors} />
          <AdvancedPart draft={draft} onChange={change} errors={errors} />
        </form>
        <PreviewBox preview={preview} />
      </div>
    </Dialog>
  )
}

function slipErrors(
  t: ReturnType<typeof useTexts>,
  slips: ReturnType<typeof checkDraft>,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(slips).map(([field, slip]) => [field, t(`deadlines-panel.form.${slip}`)]),
  )
}

function refusalOf(error: unknown): ReturnType<typeof refusedLifecycle> {
  const refused = refusedLifecycle(error instanceof ApiError ? error.errors : [])
  const isSaid = Object.keys(refused.fields).length + refused.others.length > 0
  return isSaid ? refused : { fields: {}, others: [messageOf(error)] }
}

function errorLines(fields: FieldErrors, others: readonly string[]) {
  return [
    ...others.map((message) => ({ message })),
    ...lifecycleFields.flatMap((field) => {
      const message = fields[field]
      return message ? [{ fieldId: fieldId(field), message }] : []
    }),
  ]
}
