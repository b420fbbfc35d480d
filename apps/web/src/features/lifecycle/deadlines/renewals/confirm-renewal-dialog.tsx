import type { renewalsEndpoints } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { ProofFileField } from '../../notices/public.ts'
import { ActForm } from '../../parts/public.ts'
import { sendDocument, type RenewalRegister } from './renewals-queries.ts'
import { useRenewals } from './use-renewals.ts'

interface ConfirmRenewalDialogProps {
  contractId: string
  /** The first day of the term that was renewed tacitly. */
  fromDay: string
  onClose: () => void
}

/** Confirms a tacit renewal that the engine counts: who, why, and what shows it. No date changes. */
export function ConfirmRenewalDialog({ contractId, fromDay, onClose }: ConfirmRenewalDialogProps) {
  const t = useTexts()
  const show = useRenewals(contractId)
  const form = useForm<{ reason: string; file: File | null }, RenewalRegister>({
    initial: { reason: '', file: null },
    check: ({ reason }) => ({
      reason: reason.trim() === '' ? t('common.field.required') : undefined,
    }),
    save: async ({ reason, file }) => {
      const register = await call<typeof renewalsEndpoints.confirm>(
        'POST',
        '/contracts3/:contractId/renewals/confirmations',
        { params: { contractId }, body: { fromDay, reason } },
      )
      const confirmed = register.value.find(
        (each) => each.kind === 'tacit' && each.fromDay === fromDay && each.cancelled === null,
      )
      if (file === null || !confirmed?._id) return register
      try {
        return await sendDocument({ contractId, renewalId: confirmed._id }, file, null)
      } catch (error) {
        toasts.error(t('renewals.document.failed', { message: messageOf(error) }))
        return register
      }
    },
    onSaved: (register) => {
      onClose()
      return show(register, t('renewals.confirm.done'))
    },
  })
  return (
    <ActForm
      title={t('renewals.confirm.title', { day: fromDay })}
      submitLabel={t('renewals.confirm.save')}
      form={form}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t('renewals.confirm.lead')}</p>
      <TextArea
        {...form.text('reason')}
        isRequired
        rows={2}
        maxLength={1000}
        label={t('renewals.confirm.reason')}
        hint={t('renewals.confirm.reasonHint')}
      />
      <ProofFileField file={form.values.file} onChange={(chosen) => form.set({ file: chosen })} />
    </ActForm>
  )
}
