import type { correctionsEndpoints } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import type { ActDialogProps } from './act-dialog.ts'
import { useAct } from './use-act.ts'

/** Records that both sides went on after the end (R11), or withdraws it. */
export function PerformanceDialog({ contractId, deadlines, onClose }: ActDialogProps) {
  const t = useTexts()
  const performed = !deadlines.lifecycle.performedAfterEnd
  const words = performed ? 'record' : 'withdraw'
  const act = useAct(
    contractId,
    () =>
      call<typeof correctionsEndpoints.recordPerformance>(
        'PUT',
        '/contracts3/:contractId/performed-after-end',
        { params: { contractId }, body: { performed }, basedOn: deadlines.revision },
      ),
    onClose,
  )
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      onClose={onClose}
      title={t(`deadlines-panel.acts.performance.${words}.title`)}
      consequence={t(`deadlines-panel.acts.performance.${words}.consequence`)}
      confirmLabel={t(`deadlines-panel.acts.performance.${words}.act`)}
      isBusy={act.isPending}
      onConfirm={() => act.mutate()}
    />
  )
}
