import type { renewalsEndpoints } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { ActForm } from '../../parts/public.ts'
import { RenewalPreviewBox } from './renewal-preview.tsx'
import type { RecordedRenewal, RenewalRegister } from './renewals-queries.ts'
import { useRenewalPreview } from './use-renewal-preview.ts'
import { useRenewals } from './use-renewals.ts'

interface CancelRenewalDialogProps {
  contractId: string
  renewal: RecordedRenewal
  /** As the register names it. */
  name: string
  onClose: () => void
}

/** Cancels what was recorded, with a reason: it stays in the register, and the deadlines are those without it. */
export function CancelRenewalDialog({
  contractId,
  renewal,
  name,
  onClose,
}: CancelRenewalDialogProps) {
  const t = useTexts()
  const show = useRenewals(contractId)
  const form = useForm<{ reason: string }, RenewalRegister>({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim() === '' ? t('common.field.required') : undefined,
    }),
    save: ({ reason }) =>
      call<typeof renewalsEndpoints.cancel>(
        'DELETE',
        '/contracts3/:contractId/renewals/:renewalId',
        { params: { contractId, renewalId: renewal._id }, body: { reason } },
      ),
    onSaved: (register) => {
      onClose()
      return show(register, t('renewals.cancel.done'))
    },
  })
  const isConfirmation = renewal.kind === 'tacit'
  const preview = useRenewalPreview(
    contractId,
    isConfirmation ? null : { act: 'cancel', renewalId: renewal._id },
  )
  return (
    <ActForm
      title={t('renewals.cancel.title', { renewal: name })}
      submitLabel={t('renewals.cancel.save')}
      form={form}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {t(isConfirmation ? 'renewals.cancel.ofConfirmation' : 'renewals.cancel.consequence')}
      </p>
      <TextArea
        {...form.text('reason')}
        isRequired
        rows={2}
        maxLength={1000}
        label={t('renewals.cancel.reason')}
        hint={t('renewals.cancel.reasonHint')}
      />
      {!isConfirmation && <RenewalPreviewBox preview={preview} />}
    </ActForm>
  )
}
