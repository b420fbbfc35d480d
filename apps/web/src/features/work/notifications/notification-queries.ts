import { keys } from '../../../platform/query-keys.ts'
import type { notificationsEndpoints } from '@tacite/api/work/notifications-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { nextPage } from './notification-pages.ts'

const pageSize = 10

/** The number of unread notifications. Refetched on change notices with the topic `notifications`. */
export const notificationCountQuery = queryOptions({
  queryKey: keys.notifications('count'),
  queryFn: ({ signal }) =>
    call<typeof notificationsEndpoints.list>('GET', '/notification', {
      query: { $count: 'true' },
      signal,
    }),
  select: ({ count }) => count,
})

/** The unread ones, ten at a time until all are loaded; dropped when the panel closes (specification 2.7). */
export const notificationPagesQuery = infiniteQueryOptions({
  queryKey: keys.notifications('pages'),
  queryFn: ({ pageParam, signal }) =>
    call<typeof notificationsEndpoints.list>('GET', '/notification', {
      query: { $top: pageSize, $skip: pageSize * (pageParam - 1) },
      signal,
    }),
  initialPageParam: 1,
  getNextPageParam: (last, pages) => nextPage(last, pages),
  staleTime: 0,
  gcTime: 0,
})
