import { useBlocker } from '@tanstack/react-router'
import { useTexts } from '../../../platform/locale.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** Asks before unsaved changes are lost: by navigating, closing, or leaving the application. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const t = useTexts()
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('common.confirm.leave')}
      consequence={t('common.confirm.leaveHint')}
      confirmLabel={t('common.confirm.leaveAnyway')}
      cancelLabel={t('common.confirm.stay')}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
