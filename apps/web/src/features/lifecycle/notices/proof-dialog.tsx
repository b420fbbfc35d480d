import type { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { PROOF_KINDS, type ProofKind } from '@tacite/domain/notices/notice-record.ts'
import { call, callAddress } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ActForm } from '../parts/public.ts'
import type { Notice, Register } from './notices-queries.ts'
import { ProofFileField } from './proof-file-field.tsx'
import { useRegister } from './use-register.ts'

interface ProofDraft {
  kind: ProofKind
  day: string | null
  file: File | null
}

interface ProofDialogProps {
  contractId: string
  notice: Notice
  onClose: () => void
}

/** A day of a notice, with the file that proves it; what it replaces or sets off is said first. */
export function ProofDialog({ contractId, notice, onClose }: ProofDialogProps) {
  const t = useTexts()
  const show = useRegister(contractId)
  const standing = notice.proofs.filter(({ withdrawn }) => withdrawn === null)
  const form = useForm<ProofDraft, Register>({
    initial: { kind: nextKind(standing), day: null, file: null },
    check: ({ day }) => ({ day: day === null ? t('common.field.required') : undefined }),
    save: (draft) => sendProof({ contractId, noticeId: notice._id }, draft),
    onSaved: (register) => {
      onClose()
      return show(register, t('notices.proof.saved'))
    },
  })
  const { kind, file } = form.values
  const replaced = standing.find((proof) => proof.kind === kind)
  const isFirst = notice.isPrepared && notice.kind !== 'priceRevision'
  return (
    <ActForm
      title={t('notices.proof.addTo', { notice: t(`notices.kind.${notice.kind}`) })}
      submitLabel={t('notices.proof.save')}
      form={form}
      onClose={onClose}
    >
      <Select
        {...form.bind('kind')}
        label={t('notices.proof.kind')}
        hint={t(`notices.proof.hint.${kind}`)}
        options={PROOF_KINDS.map((value) => ({ value, label: t(`notices.proof.${value}`) }))}
      />
      <DateField {...form.bind('day')} isRequired label={t('notices.proof.day')} />
      <ProofFileField file={file} onChange={(chosen) => form.set({ file: chosen })} />
      {replaced && (
        <p className="rounded-md bg-amber-soft px-3 py-2.5 text-amber-ink">
          {t('notices.proof.replaces', { day: replaced.day })}
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

async function sendProof(
  params: { contractId: string; noticeId: string },
  { kind, day, file }: ProofDraft,
): Promise<Register> {
  if (file === null)
    return call<typeof noticesEndpoints.prove>(
      'POST',
      '/contracts3/:contractId/notices/:noticeId/proofs',
      { params, body: { kind, day: day ?? '' } },
    )
  const body = new FormData()
  body.append('file', file, file.name)
  const path = `/contracts3/${params.contractId}/notices/${params.noticeId}/proofs/file`
  return (await callAddress('POST', `${path}?kind=${kind}&day=${day}`, body)) as Register
}
