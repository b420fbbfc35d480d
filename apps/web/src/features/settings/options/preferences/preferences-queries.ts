import { keys } from '../../../../platform/query-keys.ts'
import type {
  preferencesEndpoints,
  WirePreferences,
} from '@tacite/api/settings/preferences-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'

type Endpoints = typeof preferencesEndpoints
export type { WirePreferences }

export const preferencesQuery = queryOptions({
  queryKey: keys.me('preferences'),
  queryFn: ({ signal }) => call<Endpoints['read']>('GET', '/me/preferences', { signal }),
})

export function savePreferences(body: WirePreferences): Promise<WirePreferences> {
  return call<Endpoints['update']>('PUT', '/me/preferences', { body })
}
