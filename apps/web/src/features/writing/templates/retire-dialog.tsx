import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { retireTemplate, type TemplateRecord } from './template-queries.ts'

interface RetireDialogProps {
  template: Pick<TemplateRecord, '_id' | 'title'>
  onClose: () => void
}

/** Says what retiring a template does, and asks why. */
export function RetireDialog({ template: { _id, title }, onClose }: RetireDialogProps) {
  const t = useTexts()
  const form = useForm({
    initial: { reason: '' },
    save: ({ reason }) => retireTemplate(_id, reason),
    changes: ['templates'],
    onSaved: () => {
      toasts.success(currentTexts()('templates.retired'))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('templates.retireTitle', { title })}
      description={t('templates.retireConsequence')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('templates.retire')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <TextArea
          {...form.text('reason')}
          label={t('templates.retireReason')}
          maxLength={1000}
          isOptional
        />
      </form>
    </Dialog>
  )
}
