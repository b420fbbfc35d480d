import type { notificationsEndpoints } from '@tacite/api/notifications-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** How many notifications are unread. News of the topic `notifications` fetches it again. */
export const notificationCountQuery = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: ({ signal }) =>
    call<typeof notificationsEndpoints.list>('GET', '/notification', {
      query: { $count: 'true' },
      signal,
    }),
  select: ({ count }) => count,
})
