import { ATTACHMENT_KINDS } from '@tacite/domain/attachments/attachment-kinds.ts'
import type {
  AttachmentDetails,
  attachmentsEndpoints,
} from '@tacite/api/writing/attachments-endpoints.ts'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import type { AttachmentWindowProps } from './preview-dialog.tsx'

/** The name, the kind and the signature date of an attachment. */
export default function EditDialog({ contractId, attachment, onClose }: AttachmentWindowProps) {
  const t = useTexts()
  // What the person saw when they opened it: what somebody saves meanwhile is not overwritten.
  const [replaces] = useState<AttachmentDetails>(() => ({
    name: attachment.name,
    kind: attachment.kind,
    signatureDate: attachment.signatureDate,
  }))
  const form = useForm({
    initial: replaces,
    changes: [{ topic: 'contract', contractId }],
    save: (values) =>
      call<typeof attachmentsEndpoints.change>(
        'PUT',
        '/contracts3/:contractId/attachments/:attachmentId',
        {
          params: { contractId, attachmentId: attachment._id },
          body: { ...values, replaces },
        },
      ),
    onSaved: () => {
      toasts.success(t('attachments.form.saved'))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('attachments.form.title', { name: replaces.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('attachments.form.save')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextField label={t('attachments.form.name')} {...form.text('name')} />
        <Select
          label={t('attachments.form.kind')}
          hint={t('attachments.form.kindHint')}
          {...form.bind('kind')}
          options={ATTACHMENT_KINDS.map((each) => ({
            value: each,
            label: t(`attachments.kind.${each}`),
          }))}
        />
        <DateField label={t('attachments.form.signatureDate')} {...form.bind('signatureDate')} />
      </form>
    </Dialog>
  )
}
