import type { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import type { renewalsEndpoints } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import { NOTICE_SIDES } from '@tacite/domain/notices/notice-record.ts'
import { RECORDED_KINDS, type RecordedKind } from '@tacite/domain/renewals/renewal-record.ts'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { ProofFileField } from '../../notices/public.ts'
import { ActForm } from '../../parts/public.ts'
import type { ActDialogProps } from '../acts/act-dialog.ts'
import { lifecycleInForce } from '../panel/lifecycle-in-force.ts'
import { changeOf, draftOf, saidOf, type RenewalDraft } from './renewal-draft.ts'
import { RenewalPreviewBox } from './renewal-preview.tsx'
import {
  readRenewals,
  sendDocument,
  type RecordedRenewal,
  type RenewalRegister,
} from './renewals-queries.ts'
import { useRenewalPreview } from './use-renewal-preview.ts'
import { useRenewals } from './use-renewals.ts'

interface RenewalDialogProps extends ActDialogProps {
  /** The one that is corrected; null: a new one. */
  corrected?: RecordedRenewal | null
}

/** Records or corrects a renewal or its refusal: by whom, on which day, until when, with its document. */
export function RenewalDialog({
  contractId,
  deadlines,
  corrected = null,
  onClose,
}: RenewalDialogProps) {
  const t = useTexts()
  const show = useRenewals(contractId)
  const { renewalType } = lifecycleInForce(deadlines.lifecycle, deadlines.amended)
  const isOnRequest = renewalType === 'withNotice'
  const form = useForm<RenewalDraft, RenewalRegister>({
    initial: draftOf(corrected, { today: deadlines.today, isOnRequest }),
    check: ({ day, reason }) => ({
      day: day === null ? t('common.field.required') : undefined,
      reason: corrected && reason.trim() === '' ? t('common.field.required') : undefined,
    }),
    save: async (draft) => {
      const recorded = corrected
        ? await sendCorrection(contractId, corrected, draft)
        : await sendRenewal(contractId, draft)
      return withDocument(recorded, { contractId, draft }, (error) =>
        toasts.error(t('renewals.document.failed', { message: messageOf(error) })),
      )
    },
    onSaved: (register) => {
      onClose()
      return show(register, t(corrected ? 'renewals.correct.done' : 'deadlines-panel.acts.done'))
    },
  })
  const preview = useRenewalPreview(contractId, changeOf(form.values, corrected))
  const { kind, file } = form.values
  return (
    <ActForm
      title={corrected ? t('renewals.correct.title') : t('deadlines-panel.acts.renew')}
      submitLabel={submitLabel(t, kind, corrected !== null)}
      form={form}
      onClose={onClose}
    >
      {!corrected && (
        <RadioGroup
          label={t('renewals.form.kind')}
          options={RECORDED_KINDS.map((value) => {
            const hint = value === 'refusal' ? NO_REFUSAL[renewalType] : null
            return {
              value,
              label: t(`renewals.form.kinds.${value}`),
              hint: t(hint ?? `renewals.form.hints.${value}`),
              isDisabled: hint !== null,
            }
          })}
          value={kind}
          onChange={(chosen) => form.set({ kind: chosen })}
        />
      )}
      {kind !== 'agreement' && (
        <RadioGroup
          label={t(kind === 'refusal' ? 'renewals.form.refusedBy' : 'renewals.form.requestedBy')}
          isRow
          options={NOTICE_SIDES.map((value) => ({ value, label: t(`notices.givenBy.${value}`) }))}
          value={form.values.givenBy}
          onChange={(givenBy) => form.set({ givenBy })}
        />
      )}
      <DateField
        {...form.bind('day')}
        isRequired
        label={t(kind === 'refusal' ? 'renewals.form.refusalDay' : 'deadlines-panel.acts.renewDay')}
      />
      {kind === 'agreement' && (
        <TextField
          {...form.text('agreedBy')}
          isOptional
          maxLength={300}
          label={t('renewals.form.agreedBy')}
          hint={t('renewals.form.agreedByHint')}
        />
      )}
      {kind !== 'refusal' && (
        <DateField
          {...form.bind('until')}
          isOptional
          label={t('deadlines-panel.acts.renewUntil')}
          hint={t('deadlines-panel.acts.renewUntilHint')}
        />
      )}
      <ProofFileField file={file} onChange={(chosen) => form.set({ file: chosen })} />
      {corrected && (
        <TextArea
          {...form.text('reason')}
          isRequired
          rows={2}
          maxLength={1000}
          label={t('renewals.correct.reason')}
          hint={t('renewals.correct.reasonHint')}
        />
      )}
      <RenewalPreviewBox preview={preview} />
    </ActForm>
  )
}

/** Why the renewal cannot be refused; null: it can. */
const NO_REFUSAL = {
  none: 'renewals.form.hints.notForeseen',
  tacit: 'renewals.form.hints.byNotice',
  withAgreement: null,
  withNotice: null,
} as const

function submitLabel(t: ReturnType<typeof useTexts>, kind: RecordedKind, isCorrection: boolean) {
  if (isCorrection) return t('renewals.correct.save')
  return t(kind === 'refusal' ? 'renewals.form.saveRefusal' : 'deadlines-panel.acts.saveRenewal')
}

interface Recorded {
  renewalId: string
  register: RenewalRegister
}

async function sendRenewal(contractId: string, draft: RenewalDraft): Promise<Recorded> {
  const { _id: renewalId } = await call<typeof deadlinesEndpoints.markRenewed>(
    'POST',
    '/contracts3/:contractId/renewals',
    { params: { contractId }, body: { kind: draft.kind, ...saidOf(draft) } },
  )
  return { renewalId, register: await readRenewals(contractId) }
}

async function sendCorrection(
  contractId: string,
  { _id: renewalId }: RecordedRenewal,
  draft: RenewalDraft,
): Promise<Recorded> {
  const register = await call<typeof renewalsEndpoints.correct>(
    'PUT',
    '/contracts3/:contractId/renewals/:renewalId',
    {
      params: { contractId, renewalId },
      body: { ...saidOf(draft), reason: draft.reason },
    },
  )
  return { renewalId, register }
}

/** What was recorded stands, even when its document cannot be added: it is said, and can be added from the register. */
async function withDocument(
  { renewalId, register }: Recorded,
  { contractId, draft }: { contractId: string; draft: RenewalDraft },
  onFailed: (error: unknown) => void,
): Promise<RenewalRegister> {
  if (draft.file === null) return register
  try {
    return await sendDocument({ contractId, renewalId }, draft.file, null)
  } catch (error) {
    onFailed(error)
    return register
  }
}
