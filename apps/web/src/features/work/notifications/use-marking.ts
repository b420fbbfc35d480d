import type { notificationsEndpoints } from '@tacite/api/work/notifications-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { toasts } from '../../../ui/toasts.ts'
import type { KeptNotification } from './kept-queries.ts'

export interface Marking {
  /** Marks them as read if one of them is not, else as unread. */
  toggle: (notifications: readonly KeptNotification[]) => void
}

/** Still to be read: what asked for an act that is over is not. */
export function isUnread({ readAt, isOver }: KeptNotification): boolean {
  return readAt === null && !isOver
}

export function useMarking(): Marking {
  const { mutate } = useMutation({
    mutationFn: (body: { notificationIds: string[]; isRead: boolean }) =>
      call<typeof notificationsEndpoints.mark>('POST', '/notification/marked', { body }),
    meta: { changes: ['notifications'] },
    onSuccess: (_, { notificationIds, isRead }) =>
      toasts.success(
        currentTexts()(isRead ? 'notification-list.markedRead' : 'notification-list.markedUnread', {
          count: notificationIds.length,
        }),
      ),
  })
  return {
    toggle: (notifications) => {
      const isRead = notifications.some(isUnread)
      const concerned = notifications.filter((each) => (isRead ? isUnread(each) : !each.isOver))
      if (concerned.length > 0) mutate({ notificationIds: concerned.map(({ _id }) => _id), isRead })
    },
  }
}
