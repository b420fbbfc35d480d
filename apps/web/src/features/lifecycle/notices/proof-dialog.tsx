import type { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { PROOF_KINDS, type ProofKind } from '@tacite/domain/notices/notice-record.ts'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ActForm } from '../parts/public.ts'
import type { Notice, Register } from './notices-queries.ts'
import { FoundDays } from './found-days.tsx'
import { ProofFileField } from './proof-file-field.tsx'
import { useProofReading } from './use-proof-reading.ts'
import { useRegister } from './use-register.ts'

interface ProofDraft {
  kind: ProofKind
  day: string | null
}

interface ProofDialogProps {
  contractId: string
  notice: Notice
  onClose: () => void
}

/**
 * A day of a notice, with the file that proves it: the days read in it are proposed. What it replaces or sets off is said
 * first.
 */
export function ProofDialog({ contractId, notice, onClose }: ProofDialogProps) {
  const t = useTexts()
  const show = useRegister(contractId)
  const place = { contractId, noticeId: notice._id }
  const { file, choose, reading, isSending, error } = useProofReading(place)
  const standing = notice.proofs.filter(({ withdrawn }) => withdrawn === null)
  const form = useForm<ProofDraft, Register>({
    initial: { kind: nextKind(standing), day: null },
    check: ({ day }) => ({
      day: day === null ? t('common.field.required') : undefined,
      file: isSending ? t('notices.proof.found.stillSending') : undefined,
    }),
    save: ({ kind: proved, day }) =>
      call<typeof noticesEndpoints.prove>(
        'POST',
        '/contracts3/:contractId/notices/:noticeId/proofs',
        { params: place, body: { kind: proved, day: day ?? '', readingId: reading?._id ?? null } },
      ),
    onSaved: (register) => {
      onClose()
      return show(register, t('notices.proof.saved'))
    },
  })
  const { kind, day } = form.values
  const replaced = standing.find((proof) => proof.kind === kind)
  const signature = notice.letter?.signature
  const isFirst = notice.isPrepared && notice.kind !== 'priceRevision'
  return (
    <ActForm
      title={t('notices.proof.addTo', { notice: t(`notices.kind.${notice.kind}`) })}
      submitLabel={t('notices.proof.save')}
      form={form}
      onClose={onClose}
    >
      <ProofFileField
        file={file}
        hint={t('notices.proof.found.fileHint')}
        error={form.errorAt('file')}
        onChange={choose}
      />
      <FoundDays
        reading={reading}
        isSending={isSending}
        error={error}
        isChosen={(found) => found.day === day && (found.kind ?? kind) === kind}
        onChoose={(found) => form.set({ day: found.day, ...(found.kind && { kind: found.kind }) })}
      />
      <Select
        {...form.bind('kind')}
        label={t('notices.proof.kind')}
        hint={t(`notices.proof.hint.${kind}`)}
        options={PROOF_KINDS.map((value) => ({ value, label: t(`notices.proof.${value}`) }))}
      />
      <DateField {...form.bind('day')} isRequired label={t('notices.proof.day')} />
      {replaced && (
        <p className="rounded-md bg-amber-soft px-3 py-2.5 text-amber-ink">
          {t('notices.proof.replaces', { day: replaced.day })}
        </p>
      )}
      {signature?.state === 'asked' && (
        <p className="rounded-md bg-amber-soft px-3 py-2.5 text-amber-ink">
          {t('notices.proof.whileAsked', { name: signature.signatory })}
        </p>
      )}
      {isFirst && <p className="text-ink-soft">{t('notices.proof.takesEffect')}</p>}
    </ActForm>
  )
}

/** What comes after the proofs that there are. */
function nextKind(standing: Notice['proofs']): ProofKind {
  const has = (kind: ProofKind) => standing.some((proof) => proof.kind === kind)
  if (!has('deposit')) return 'deposit'
  return has('presentation') ? 'receipt' : 'presentation'
}
