import type {
  calendarFeedsEndpoints,
  CompanyCalendarFeed,
} from '@tacite/api/lifecycle/calendar-feeds-endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

type Endpoints = typeof calendarFeedsEndpoints
export type { CompanyCalendarFeed }

const PAGE_SIZE = 50

/** The calendars of everybody, by person. */
export const companyFeedsQuery = infiniteQueryOptions({
  queryKey: keys.people('calendars'),
  queryFn: ({ pageParam, signal }) =>
    call<Endpoints['ofCompany']>('GET', '/users/calendars', {
      query: { $top: PAGE_SIZE, $skip: pageParam },
      signal,
    }),
  initialPageParam: 0,
  getNextPageParam: ({ count, value }, pages) => {
    const loaded = pages.reduce((sum, page) => sum + page.value.length, 0)
    return value.length > 0 && loaded < count ? loaded : undefined
  },
})

/** @param feedId null: all of the person */
export const revokeFeeds = (userId: string, feedId: string | null): Promise<undefined> =>
  feedId === null
    ? call<Endpoints['revokeAll']>('DELETE', '/users/:userId/calendars', { params: { userId } })
    : call<Endpoints['revoke']>('DELETE', '/users/calendars/:calendarId', {
        params: { calendarId: feedId },
      })
