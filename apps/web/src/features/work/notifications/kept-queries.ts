import { NEWS_FAMILIES, type NewsFamily } from '@tacite/domain/notifications/preferences.ts'
import type {
  KeptNotification,
  NotificationState,
  notificationsEndpoints,
} from '@tacite/api/work/notifications-endpoints.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type { KeptNotification }

/** The periods offered, in days. */
export const PERIODS = ['1', '7', '30', '365'] as const
export type Period = (typeof PERIODS)[number]

/** As in the screen's address; without a state, what is to be read. */
export interface KeptAddress {
  state?: Exclude<NotificationState, 'unread'>
  family?: NewsFamily
  days?: Period
}

export interface KeptSearch {
  state: NotificationState
  family: NewsFamily | undefined
  days: Period | undefined
}

export function readKeptAddress(search: Record<string, unknown>): KeptAddress {
  const { state } = search
  const family = NEWS_FAMILIES.find((known) => known === search['family'])
  const days = PERIODS.find((known) => known === search['days'])
  return {
    ...(state === 'archived' || state === 'all' ? { state } : {}),
    ...(family ? { family } : {}),
    ...(days ? { days } : {}),
  }
}

export function keptSearchOf({ state, family, days }: KeptAddress): KeptSearch {
  return { state: state ?? 'unread', family, days }
}

/** A person's notifications, newest first. Refetched on change notices with the topic `notifications`. */
export const keptNotificationsQuery = ({ state, family, days }: KeptSearch) =>
  infiniteQueryOptions({
    queryKey: keys.notifications('kept', { state, family, days }),
    queryFn: ({ pageParam, signal }) =>
      call<typeof notificationsEndpoints.kept>('GET', '/notification/kept', {
        query: { state, family, days, before: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
