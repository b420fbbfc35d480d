import { X } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import type { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { proofUrl, type Notice, type Proof } from './notices-queries.ts'
import { useRegister } from './use-register.ts'

interface ProofListProps {
  contractId: string
  notice: Notice
  keeping: string | null
  /** Why files cannot be downloaded; null: they can. */
  downloading: string | null
}

/** The proofs of a notice in the order of their days; a withdrawn one stays, struck through. */
export function ProofList({ contractId, notice, keeping, downloading }: ProofListProps) {
  const t = useTexts()
  const [withdrawn, setWithdrawn] = useState<Proof | null>(null)
  const { proofs, isPrepared, cancelled } = notice
  if (proofs.length === 0) {
    return (
      <p className="text-sm text-ink-faint">
        {isPrepared && !cancelled ? t('notices.notSent') : t('notices.proof.none')}
      </p>
    )
  }
  return (
    <>
      <ul aria-label={t('notices.proofs')} className="flex flex-col gap-1.5">
        {proofs.map((proof) => (
          <ProofLine
            key={proof._id}
            href={proofUrl(contractId, notice._id, proof._id)}
            proof={proof}
            keeping={keeping}
            downloading={downloading}
            onWithdraw={cancelled ? null : () => setWithdrawn(proof)}
          />
        ))}
      </ul>
      {withdrawn && (
        <WithdrawDialog
          contractId={contractId}
          noticeId={notice._id}
          proof={withdrawn}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </>
  )
}

interface ProofLineProps {
  href: string
  proof: Proof
  keeping: string | null
  downloading: string | null
  onWithdraw: (() => void) | null
}

function ProofLine({ href, proof, keeping, downloading, onWithdraw }: ProofLineProps) {
  const t = useTexts()
  const { bytes, instant } = useFormats()
  const { kind, day, file, withdrawn } = proof
  const line = t('notices.proof.line', { kind: t(`notices.proof.${kind}`), day })
  return (
    <li className="flex items-start gap-2 border-l-2 border-line-strong pl-3">
      <div className="min-w-0 flex-1">
        <p className={classNames('tabular-nums', withdrawn && 'text-ink-faint line-through')}>
          {line}
        </p>
        <p className="text-sm break-words text-ink-faint">
          {file ? (
            <>
              {downloading ? (
                file.name
              ) : (
                <TextLink
                  render={<a href={href} download aria-label={t('notices.proof.download', file)} />}
                >
                  {file.name}
                </TextLink>
              )}{' '}
              · {bytes(file.sizeBytes)}
              {downloading && <span className="block">{downloading}</span>}
            </>
          ) : (
            t('notices.proof.withoutFile')
          )}
        </p>
        {withdrawn && (
          <p className="text-sm text-ink-faint">
            {withdrawn.by
              ? t('notices.proof.withdrawn', { name: withdrawn.by, moment: instant(withdrawn.at) })
              : t('notices.proof.withdrawnPlain', { moment: instant(withdrawn.at) })}
          </p>
        )}
      </div>
      {!withdrawn && onWithdraw && (
        <IconButton
          size="small"
          icon={<X aria-hidden />}
          label={t('notices.proof.withdrawName', { proof: line })}
          disabledReason={keeping}
          onClick={onWithdraw}
        />
      )}
    </li>
  )
}

interface WithdrawDialogProps {
  contractId: string
  noticeId: string
  proof: Proof
  onClose: () => void
}

function WithdrawDialog({ contractId, noticeId, proof, onClose }: WithdrawDialogProps) {
  const t = useTexts()
  const show = useRegister(contractId)
  const withdraw = useMutation({
    mutationFn: () =>
      call<typeof noticesEndpoints.withdrawProof>(
        'DELETE',
        '/contracts3/:contractId/notices/:noticeId/proofs/:proofId',
        { params: { contractId, noticeId, proofId: proof._id } },
      ),
    onSuccess: (register) => {
      onClose()
      return show(register, t('notices.proof.withdrawDone'))
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      onClose={onClose}
      title={t('notices.proof.withdrawTitle')}
      consequence={t('notices.proof.withdrawConsequence')}
      confirmLabel={t('notices.proof.withdraw')}
      cancelLabel={t('notices.proof.keep')}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
    />
  )
}
