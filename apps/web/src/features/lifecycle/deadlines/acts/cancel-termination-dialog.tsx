import type { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { CancelReason } from '../../notices/public.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import type { ActDialogProps } from './act-dialog.ts'
import { useAct } from './use-act.ts'
import { useContractTitle } from './use-contract-title.ts'

/** Withdraws a notice, and warns when the contract will then renew (R14). */
export function CancelTerminationDialog({ contractId, deadlines, onClose }: ActDialogProps) {
  const t = useTexts()
  const title = useContractTitle(contractId)
  const { phase, notice } = deadlines
  // A notice for a later term does not prevent the current renewal.
  const isWaiting = notice?.status === 'late' && phase !== 'TERMINATING'
  const renewal = isWaiting ? null : notice?.renewsWithout
  const note = renewal
    ? t('deadlines-panel.acts.cancelWillRenew', renewal)
    : isWaiting && notice.effect && t('deadlines-panel.acts.cancelLate', { day: notice.effect })
  const noticeId = standingNotice(deadlines)
  const [reason, setReason] = useState('')
  const act = useAct(
    contractId,
    (id: string) =>
      call<typeof deadlinesEndpoints.cancelTermination>(
        'DELETE',
        '/contracts3/:contractId/notices/:noticeId',
        { params: { contractId, noticeId: id }, body: { reason } },
      ),
    onClose,
  )
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('deadlines-panel.acts.cancelTitle', { title })}
      consequence={t('deadlines-panel.acts.cancelBack')}
      confirmLabel={t('deadlines-panel.acts.cancelTermination')}
      cancelLabel={t('deadlines-panel.acts.keep')}
      isHarmless={!renewal}
      isBusy={act.isPending}
      onConfirm={() => noticeId && act.mutate(noticeId)}
    >
      {note && <p className="rounded-md bg-amber-soft px-3 py-2.5 text-amber-ink">{note}</p>}
      <CancelReason value={reason} onChange={setReason} />
    </ConfirmDialog>
  )
}

/** The notice that the engine counts, else the last one not withdrawn. */
function standingNotice({ notice, records }: ActDialogProps['deadlines']): string | null {
  const last = records.notices.findLast(({ cancelledOn }) => cancelledOn === null)
  return notice?.noticeId ?? last?.id ?? null
}
