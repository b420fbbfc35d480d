import type { notificationsEndpoints } from '@tacite/api/work/notifications-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { fetchExport } from '../../../platform/fetch-export.ts'
import { useGo } from '../../../platform/go.ts'
import { showError } from '../../../platform/query-client.ts'
import type { Notification } from './notification-pages.ts'
import type { KeptNotification } from './kept-queries.ts'
import { pageOfNews } from './page-of-news.ts'
import { isUnread } from './use-marking.ts'

/** Reading one deletes it, refreshes the count and opens its contract (specification 2.7), or downloads its file. */
export function useReadNotification(onRead: () => void) {
  const follow = useFollow()
  return useMutation({
    mutationFn: ({ _id }: Notification) =>
      call<typeof notificationsEndpoints.read>('DELETE', '/notification/:notificationId', {
        params: { notificationId: _id },
      }),
    meta: { changes: ['notifications'] },
    onSuccess: (_answer, notification) => {
      onRead()
      follow(notification)
    },
  })
}

/** Opens one from the list of all: an unread one is read by it, a read one only opens. */
export function useOpenNotification(): (notification: KeptNotification) => void {
  const read = useReadNotification(() => undefined)
  const follow = useFollow()
  return (notification) => {
    if (isUnread(notification)) read.mutate(notification)
    else follow(notification)
  }
}

/** Opening in a new tab or window is the browser's. */
export function opensByItself(event: {
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
}): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey
}

function useFollow() {
  const go = useGo()
  return (notification: Notification) => {
    const page = pageOfNews(notification)
    // It may have expired when the notification is old.
    if (notification.exportId !== null) fetchExport(notification.exportId).catch(showError)
    else if (page !== null) go(page)
  }
}

export function useReadAllNotifications() {
  return useMutation({
    mutationFn: () => call<typeof notificationsEndpoints.readAll>('DELETE', '/notification'),
    meta: { changes: ['notifications'] },
  })
}
