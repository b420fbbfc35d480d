import type { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import type { ActDialogProps } from './act-dialog.ts'
import { useAct } from './use-act.ts'
import { useContractTitle } from './use-contract-title.ts'

/** Cancels a contract before its signature: this cannot be undone. */
export function GiveUpDialog({ contractId, onClose }: ActDialogProps) {
  const t = useTexts()
  const title = useContractTitle(contractId)
  const act = useAct(
    contractId,
    () =>
      call<typeof deadlinesEndpoints.cancel>('POST', '/contracts3/:contractId/cancelled', {
        params: { contractId },
      }),
    onClose,
  )
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('deadlines-panel.acts.giveUpTitle', { title })}
      consequence={t('deadlines-panel.acts.giveUpConsequence')}
      confirmLabel={t('deadlines-panel.acts.giveUp')}
      isBusy={act.isPending}
      onConfirm={() => act.mutate()}
    />
  )
}
