import type {
  CalendarAddress,
  CalendarFeed,
  calendarFeedsEndpoints,
  NewCalendarFeed,
} from '@tacite/api/lifecycle/calendar-feeds-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

type Endpoints = typeof calendarFeedsEndpoints
export type { CalendarAddress, CalendarFeed, NewCalendarFeed }

export const calendarFeedsQuery = queryOptions({
  queryKey: keys.me('calendars'),
  queryFn: ({ signal }) => call<Endpoints['list']>('GET', '/me/calendars', { signal }),
})

export const createFeed = (body: NewCalendarFeed): Promise<CalendarAddress> =>
  call<Endpoints['create']>('POST', '/me/calendars', { body })

export const renewAddress = (feedId: string): Promise<CalendarAddress> =>
  call<Endpoints['renew']>('POST', '/me/calendars/:feedId/address', { params: { feedId } })

export const removeFeed = (feedId: string): Promise<undefined> =>
  call<Endpoints['remove']>('DELETE', '/me/calendars/:feedId', { params: { feedId } })
