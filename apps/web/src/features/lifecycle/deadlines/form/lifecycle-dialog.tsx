import { useTexts } from '../../../../platform/locale.ts'
import { conflictsId, useForm } from '../../../../platform/use-form.ts'
import type { useValues } from '../../../../platform/use-values.ts'
import { useUnsavedText } from '../../../../platform/unsaved-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { useShowDeadlines } from '../acts/use-act.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { RecordConflicts } from '../../../settings/administration/public.tsx'
import { StatedTerms } from '../panel/stated-terms.tsx'
import { ReasonPart, SignaturePart } from '../corrections/correction-parts.tsx'
import { AdvancedPart } from './advanced-part.tsx'
import { checkDraft, lifecycleFields } from './check-draft.ts'
import { DurationPart } from './duration-part.tsx'
import { FORM_ID } from './form-part.ts'
import type { FieldErrors } from './form-part.ts'
import { lifecycleOf } from './lifecycle-draft.ts'
import { previewOf, saveTerms } from './save-terms.ts'
import type { LifecycleDraft } from './lifecycle-draft.ts'
import { PreviewBox } from './preview-box.tsx'
import { lifecyclePlace } from './lifecycle-place.ts'
import { RenewalPart } from './renewal-part.tsx'
import { TERM_LABELS, takenTerms } from './taken-terms.ts'
import { usePreview } from './use-preview.ts'

interface LifecycleDialogProps {
  contractId: string
  deadlines: ContractDeadlines
  /** What is typed, on top of what is saved. */
  terms: ReturnType<typeof useValues<LifecycleDraft>>
  /** Closes and keeps what was typed. */
  onClose: () => void
  /** Closes and discards it: cancelled, or saved. */
  onEnd: () => void
}

/** The terms of the contract's life, next to the resulting dates. */
export function LifecycleDialog(props: LifecycleDialogProps) {
  const { contractId, deadlines, terms, onClose, onEnd } = props
  const { regime } = deadlines
  const { values: draft, conflicts } = terms
  const t = useTexts()
  const isSendable = Object.keys(checkDraft(draft)).length === 0
  const isCorrection = deadlines.terms === 'transcribed'
  const preview = usePreview(contractId, isSendable ? previewOf(draft, isCorrection) : null)
  const form = useForm({
    id: FORM_ID,
    draft: { values: draft, write: terms.write },
    beforeSubmit: () => {
      if (conflicts.length > 0) document.getElementById(conflictsId(FORM_ID))?.focus()
      return conflicts.length === 0
    },
    check: (written) => slipErrors(t, checkDraft(written)),
    place: lifecyclePlace,
    save: (written) => saveTerms(contractId, deadlines, written),
    changes: [{ topic: 'contract', contractId }],
    onSaved: useShowDeadlines(contractId, {
      onDone: onEnd,
      done: isCorrection ? 'corrections.saved' : 'deadlines-panel.form.saved',
    }),
  })
  const errors: FieldErrors = Object.fromEntries(
    form.errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])),
  )
  useUnsavedText(`lifecycle:${contractId}`, terms.isChanged ? JSON.stringify(draft) : null)
  const change = (changes: Partial<LifecycleDraft>) => {
    form.set(changes)
    // The refusal is about the draft before this change.
    form.forgive(lifecycleFields)
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t(isCorrection ? 'corrections.edit' : 'deadlines-panel.form.titlePlain')}
      footer={
        <>
          <Button variant="quiet" onClick={onEnd}>
            {t('deadlines-panel.form.discard')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t(isCorrection ? 'corrections.save' : 'deadlines-panel.form.save')}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-6 pb-2 desktop:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <form {...form.element} className="flex min-w-0 flex-col gap-5">
          <FormErrors attempt={form.attempt} errors={form.errors} />
          <TermsConflict deadlines={deadlines} terms={terms} />
          {isCorrection && <SignaturePart draft={draft} onChange={change} errors={errors} />}
          <DurationPart draft={draft} onChange={change} errors={errors} />
          <RenewalPart draft={draft} onChange={change} errors={errors} />
          <AdvancedPart
            draft={draft}
            onChange={change}
            errors={errors}
            regime={regime}
            isSigned={isCorrection}
          />
          {isCorrection && <ReasonPart draft={draft} onChange={change} errors={errors} />}
        </form>
        <PreviewBox isBeside preview={preview} {...(isCorrection && { before: deadlines })} />
      </div>
    </Dialog>
  )
}

/** Terms that others changed as well: both sides in words. Those that only they changed are named: they are merged. */
function TermsConflict({ deadlines, terms }: Pick<LifecycleDialogProps, 'deadlines' | 'terms'>) {
  const t = useTexts()
  const { lifecycle, regime, revision } = deadlines
  const { values, conflicts, taken, resolve } = terms
  const field = 'terms'
  const labels = Object.fromEntries(
    Object.entries(TERM_LABELS).map(([term, label]) => [term, { label: t(label) }]),
  )
  return (
    <RecordConflicts
      revision={revision}
      form={{
        id: FORM_ID,
        mineOf: () => lifecycleOf(values),
        conflicts: conflicts.length > 0 ? [{ field, theirs: lifecycle }] : [],
        taken: takenTerms(taken),
        resolve: (_, side) => conflicts.forEach((each) => resolve(each.field, side)),
      }}
      fields={{
        ...labels,
        [field]: {
          label: t('deadlines-panel.terms.title'),
          show: (stated: ContractDeadlines['lifecycle']) => (
            <StatedTerms lifecycle={stated} regime={regime} />
          ),
        },
      }}
    />
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
