import { queryOptions } from '@tanstack/react-query'
import { callAddress } from '../../platform/api.ts'

/** How many notifications are unread. News of the topic `notifications` fetches it again. */
export const notificationCountQuery = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: async () => (await callAddress('GET', '/notification?$count=true')) as { count: number },
  select: ({ count }) => count,
})
