import type { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { CancelReason } from './cancel-reason.tsx'
import type { Notice } from './notices-queries.ts'

interface CancelDialogProps {
  contractId: string
  notice: Notice
  onClose: () => void
}

/** Cancels a notice that ends nothing: it stays in the register. */
export function CancelDialog({ contractId, notice, onClose }: CancelDialogProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const name = t(`notices.kind.${notice.kind}`)
  const signature = notice.letter?.signature
  const ofSignature =
    signature?.state === 'asked'
      ? t('notices.cancel.asked', { name: signature.signatory })
      : (signature?.state === 'sealing' || signature?.state === 'sealed') &&
        t('notices.cancel.signed')
  const cancel = useMutation({
    mutationFn: () =>
      call<typeof deadlinesEndpoints.cancelTermination>(
        'DELETE',
        '/contracts3/:contractId/notices/:noticeId',
        { params: { contractId, noticeId: notice._id }, body: { reason } },
      ),
    onSuccess: () => {
      toasts.success(t('notices.cancel.done'))
      onClose()
      return refetchStale(queryClient, [{ topic: 'contract', contractId }])
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      onClose={onClose}
      title={t('notices.cancel.title', { notice: name })}
      consequence={[t('notices.cancel.consequence'), ofSignature].filter(Boolean).join(' ')}
      confirmLabel={t('notices.cancel.name', { notice: name })}
      cancelLabel={t('notices.cancel.keep')}
      isBusy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
    >
      <CancelReason value={reason} onChange={setReason} />
    </ConfirmDialog>
  )
}
