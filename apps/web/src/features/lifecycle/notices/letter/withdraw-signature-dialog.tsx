import type { letterSigningEndpoints } from '@tacite/api/signing/letter-signing-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../../ui/toasts.ts'

interface WithdrawSignatureDialogProps {
  place: { contractId: string; noticeId: string }
  /** Who was asked. */
  name: string
  onClose: () => void
}

/** Takes the request to sign a letter back. */
export function WithdrawSignatureDialog({ place, name, onClose }: WithdrawSignatureDialogProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const { contractId } = place
  const withdraw = useMutation({
    mutationFn: () =>
      call<typeof letterSigningEndpoints.cancel>(
        'DELETE',
        '/contracts3/:contractId/notices/:noticeId/letter/signature',
        { params: place },
      ),
    onSuccess: () => {
      toasts.success(t('notices.letter.withdraw.done'))
      onClose()
      return refetchStale(queryClient, [{ topic: 'contract', contractId }, 'tasks'])
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      onClose={onClose}
      title={t('notices.letter.withdraw.title')}
      consequence={t('notices.letter.withdraw.consequence', { name })}
      confirmLabel={t('notices.letter.withdraw.act')}
      cancelLabel={t('notices.letter.withdraw.keep')}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
    />
  )
}
