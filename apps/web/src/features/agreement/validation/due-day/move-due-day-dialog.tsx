import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../../../platform/api.ts'
import { changedMeanwhile } from '../../../../platform/changed-meanwhile.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { applyAnswer } from '../validation-queries.ts'
import type { ValidationStep } from '../validation-queries.ts'

interface MoveDueDayDialogProps {
  contractId: string
  step: ValidationStep
  onClose: () => void
}

/** Another due day for an open step, with the reason that its validators are told. */
export default function MoveDueDayDialog({ contractId, step, onClose }: MoveDueDayDialogProps) {
  const t = useTexts()
  const formats = useFormats()
  const queryClient = useQueryClient()
  const formId = useId()
  const form = useForm({
    initial: { dueOn: step.dueOn, reason: '' },
    changedMeanwhile: changedMeanwhile(formats.day),
    goesToField: true,
    save: ({ dueOn, reason }) =>
      call<typeof validationEndpoints.moveDueDay>(
        'PUT',
        '/contracts3/:contractId/validation/:stepId/due-day',
        {
          params: { contractId, stepId: step._id },
          body: { dueOn: dueOn ?? '', reason, replaces: step.dueOn },
        },
      ),
    changes: [{ topic: 'contract', contractId }, 'tasks', 'notifications'],
    onSaved: (answer, { dueOn }) => {
      applyAnswer(queryClient, contractId, answer)
      onClose()
      toasts.success(currentTexts()('due-day.done', { name: step.name, day: dueOn ?? '' }))
    },
  })
  const awaited = step.validators.filter(({ decision }) => decision === null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('due-day.title', { name: step.name })}
      description={t('due-day.lead', { names: awaited.map(({ name }) => name) })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={form.isBusy}>
            {t('due-day.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} id={formId} className="flex flex-col gap-4">
        <DateField {...form.bind('dueOn')} label={t('due-day.day')} hint={t('due-day.hint')} />
        <TextArea
          {...form.text('reason')}
          label={t('due-day.reason')}
          rows={3}
          maxLength={500}
          isRequired
        />
      </form>
    </Dialog>
  )
}
