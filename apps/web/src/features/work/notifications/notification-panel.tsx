import { useInfiniteQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import type { AskedAnswer } from '../../lifecycle/alerts/public.ts'
import { NotificationList } from './notification-list.tsx'
import { uniqueNotifications } from './notification-pages.ts'
import { notificationPagesQuery } from './notification-queries.ts'
import { useErrorToast } from './use-error-toast.ts'
import { useReadAllNotifications } from './use-reading.ts'

interface PanelProps {
  onRead: () => void
  onAnswer: (answer: AskedAnswer) => void
}

/** The unread notifications, while the panel is open. */
export function NotificationPanel({ onRead, onAnswer }: PanelProps) {
  const t = useTexts()
  const pages = useInfiniteQuery(notificationPagesQuery)
  useErrorToast(pages.error)
  if (pages.isPending) return <LoadingNotifications />
  if (!pages.data) {
    return (
      <EmptyState
        isSmall
        title={t('notifications.panel.failed')}
        action={<Button onClick={() => void pages.refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(pages.error)}
      </EmptyState>
    )
  }
  const notifications = uniqueNotifications(pages.data.pages)
  if (notifications.length === 0) {
    return (
      <EmptyState
        isSmall
        icon={<BellOff aria-hidden />}
        title={t('notifications.panel.empty')}
        action={<AllNotifications onRead={onRead} />}
      >
        {t('notifications.panel.emptyHint')}
      </EmptyState>
    )
  }
  const more = () => {
    if (!pages.isFetching) void pages.fetchNextPage()
  }
  return (
    <div className="-mx-4 -mb-4 border-t border-line">
      <NotificationList
        notifications={notifications}
        hasMore={pages.hasNextPage}
        onMore={more}
        onRead={onRead}
        onAnswer={onAnswer}
      />
      <div className="flex flex-wrap justify-center gap-1 border-t border-line p-2">
        <ReadAll />
        <AllNotifications onRead={onRead} />
      </div>
    </div>
  )
}

function ReadAll() {
  const t = useTexts()
  const readAll = useReadAllNotifications()
  return (
    <Button variant="quiet" isBusy={readAll.isPending} onClick={() => readAll.mutate()}>
      {t('notifications.panel.readAll')}
    </Button>
  )
}

/** The screen with the archive. */
function AllNotifications({ onRead }: { onRead: () => void }) {
  const t = useTexts()
  return (
    <Button variant="quiet" render={<AppLink to={paths.notifications()} onClick={onRead} />}>
      {t('notifications.panel.all')}
    </Button>
  )
}

function LoadingNotifications() {
  return (
    <LoadingRegion>
      <div className="-mx-4 flex flex-col divide-y divide-line border-t border-line">
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className="flex flex-col gap-2 px-4 py-3.5">
            <Skeleton className="h-3.5 w-11/12" />
            <Skeleton className="h-3 w-24" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  )
}
