import { useMutation } from '@tanstack/react-query'
import type { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EvidenceLine } from './evidence-line.tsx'
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

function ProofLine({ proof, ...props }: ProofLineProps) {
  const t = useTexts()
  const { kind, day } = proof
  const line = t('notices.proof.line', { kind: t(`notices.proof.${kind}`), day })
  return <EvidenceLine {...props} line={line} evidence={proof} />
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
