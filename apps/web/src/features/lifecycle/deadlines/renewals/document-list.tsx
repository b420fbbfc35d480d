import type { renewalsEndpoints } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { EvidenceLine } from '../../notices/public.ts'
import { documentUrl, type RecordedRenewal, type RenewalDocument } from './renewals-queries.ts'
import { useRenewals } from './use-renewals.ts'

interface DocumentListProps {
  contractId: string
  renewal: RecordedRenewal
  keeping: string | null
  downloading: string | null
}

/** The documents that a renewal rests on; a withdrawn one stays, struck through. */
export function DocumentList({ contractId, renewal, keeping, downloading }: DocumentListProps) {
  const t = useTexts()
  const [withdrawn, setWithdrawn] = useState<RenewalDocument | null>(null)
  const { documents, cancelled } = renewal
  if (documents.length === 0)
    return <p className="text-sm text-ink-faint">{t('renewals.document.none')}</p>
  return (
    <>
      <ul aria-label={t('renewals.document.list')} className="flex flex-col gap-1.5">
        {documents.map((document) => (
          <EvidenceLine
            key={document._id}
            line={t('renewals.document.line', { day: document.day })}
            evidence={document}
            href={documentUrl({ contractId, renewalId: renewal._id }, document._id)}
            keeping={keeping}
            downloading={downloading}
            onWithdraw={cancelled ? null : () => setWithdrawn(document)}
          />
        ))}
      </ul>
      {withdrawn && (
        <WithdrawDialog
          contractId={contractId}
          renewalId={renewal._id}
          documentId={withdrawn._id}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </>
  )
}

interface WithdrawDialogProps {
  contractId: string
  renewalId: string
  documentId: string
  onClose: () => void
}

function WithdrawDialog({ onClose, ...params }: WithdrawDialogProps) {
  const t = useTexts()
  const show = useRenewals(params.contractId)
  const withdraw = useMutation({
    mutationFn: () =>
      call<typeof renewalsEndpoints.withdrawDocument>(
        'DELETE',
        '/contracts3/:contractId/renewals/:renewalId/documents/:documentId',
        { params },
      ),
    onSuccess: (register) => {
      onClose()
      return show(register, t('renewals.document.withdrawDone'))
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      onClose={onClose}
      title={t('renewals.document.withdrawTitle')}
      consequence={t('renewals.document.withdrawConsequence')}
      confirmLabel={t('renewals.document.withdraw')}
      cancelLabel={t('notices.proof.keep')}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
    />
  )
}
