import { useMutation } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { revokeFeeds, type CompanyCalendarFeed } from './company-feeds-queries.ts'

/** One calendar of a person, or all of them (null). */
export interface ToRevoke {
  person: CompanyCalendarFeed['person']
  feedId: string | null
}

/** Says what stops, and that the person is told. */
export function RevokeDialog({ asked, onClose }: { asked: ToRevoke; onClose: () => void }) {
  const t = useTexts()
  const { person, feedId } = asked
  const revoking = useMutation({
    mutationFn: () => revokeFeeds(person._id, feedId),
    meta: { changes: ['people', 'audit'] },
    onSuccess: () =>
      toasts.success(currentTexts()('calendar-feeds.revoked', { person: person.name })),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t(`calendar-feeds.asking.${feedId === null ? 'all' : 'one'}`, {
        person: person.name,
      })}
      consequence={t('calendar-feeds.asking.consequence', { person: person.name })}
      confirmLabel={t('calendar-feeds.asking.confirm')}
      isBusy={revoking.isPending}
      onConfirm={() => revoking.mutate()}
    />
  )
}
