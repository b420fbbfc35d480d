import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { ProofFileField } from '../../notices/public.ts'
import { ActForm } from '../../parts/public.ts'
import { sendDocument, type RecordedRenewal, type RenewalRegister } from './renewals-queries.ts'
import { useRenewals } from './use-renewals.ts'

interface DocumentDialogProps {
  contractId: string
  renewal: RecordedRenewal
  name: string
  onClose: () => void
}

/** Adds a document to what was recorded, with its day. */
export function DocumentDialog({ contractId, renewal, name, onClose }: DocumentDialogProps) {
  const t = useTexts()
  const show = useRenewals(contractId)
  const form = useForm<{ documentDay: string | null; file: File | null }, RenewalRegister>({
    initial: { documentDay: renewal.day, file: null },
    check: ({ documentDay, file }) => ({
      documentDay: documentDay === null ? t('common.field.required') : undefined,
      file: file === null ? t('renewals.document.required') : undefined,
    }),
    save: ({ file, documentDay }) =>
      sendDocument({ contractId, renewalId: renewal._id }, file!, documentDay),
    onSaved: (register) => {
      onClose()
      return show(register, t('renewals.document.done'))
    },
  })
  const missing = form.errorAt('file')
  return (
    <ActForm
      title={t('renewals.document.addTo', { renewal: name })}
      submitLabel={t('renewals.document.save')}
      form={form}
      onClose={onClose}
    >
      <DateField {...form.bind('documentDay')} isRequired label={t('renewals.document.day')} />
      <ProofFileField file={form.values.file} onChange={(chosen) => form.set({ file: chosen })} />
      {missing && (
        <p role="alert" className="text-sm text-red-ink">
          {missing}
        </p>
      )}
    </ActForm>
  )
}
