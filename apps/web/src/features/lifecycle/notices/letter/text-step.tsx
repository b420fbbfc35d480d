import type { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import type { Register } from '../notices-queries.ts'
import { useRegister } from '../use-register.ts'
import { ComputedDays } from './computed-days.tsx'
import { letterDraftQuery } from './draft-query.ts'
import { letterOf, letterText, type LetterChoices, type LetterDraft } from './letter-draft.ts'
import type { LetterText } from './letter-draft.ts'
import { LetterFields } from './letter-fields.tsx'

interface TextStepProps {
  contractId: string
  choices: LetterChoices
  draft: LetterDraft
  onBack: () => void
  onClose: () => void
}

/** The letter as it will be printed, every word of it editable, beside the days that it rests on. */
export function TextStep({ contractId, choices, draft, onBack, onClose }: TextStepProps) {
  const t = useTexts()
  const show = useRegister(contractId)
  // Read again in another language; what is written stays.
  const { data: computed } = useQuery(letterDraftQuery(contractId, choices))
  const [isLeaving, setLeaving] = useState(false)
  const form = useForm<LetterText, Register>({
    initial: letterText(draft),
    check: (text) => ({
      recipientName: text.recipientName.trim() === '' ? t('common.field.required') : undefined,
      subject: text.subject.trim() === '' ? t('common.field.required') : undefined,
      body: text.body.trim() === '' ? t('common.field.required') : undefined,
      day: text.day === null ? t('common.field.required') : undefined,
    }),
    save: (text) => {
      const { kind, mode, locale, endsOn, appliesFrom } = choices
      return call<typeof noticesEndpoints.writeLetter>(
        'POST',
        '/contracts3/:contractId/notice-letters',
        {
          params: { contractId },
          body: { kind, mode, locale, endsOn, appliesFrom, letter: letterOf(text) },
        },
      )
    },
    onSaved: (register) => {
      onClose()
      return show(register, t('notice-wizard.created'))
    },
  })
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t('notice-wizard.editTitle')}
      description={t('notice-wizard.lead')}
      footer={
        <>
          <Button onClick={() => (form.isChanged ? setLeaving(true) : onBack())}>
            {t('notice-wizard.back')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('notice-wizard.create')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <ComputedDays draft={computed ?? draft} />
        <LetterFields form={form} />
      </form>
      {isLeaving && (
        <ConfirmDialog
          isOpen
          onClose={() => setLeaving(false)}
          title={t('notice-wizard.backTitle')}
          consequence={t('notice-wizard.backConsequence')}
          confirmLabel={t('notice-wizard.back')}
          cancelLabel={t('notice-wizard.backKeep')}
          onConfirm={onBack}
        />
      )}
    </Dialog>
  )
}
