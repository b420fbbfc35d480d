import { keys } from './query-keys.ts'
import type { siteEndpoints } from '@tacite/api/settings/site-endpoints.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, urlOf } from './api.ts'

/** The name of the site comes from the server (specification 1), and what a visitor may do. */
export const siteQuery = queryOptions({
  queryKey: keys.site(),
  queryFn: ({ signal }) => call<typeof siteEndpoints.app>('GET', '/misc/app', { signal }),
  staleTime: Infinity,
})

/** The site, or one that promises nothing until it is loaded. */
export function useSite() {
  const { data } = useQuery(siteQuery)
  return data ?? { siteName: 'Tacite', signUp: 'closed' as const, isDemo: false }
}

/** The image of the site in one of its two sizes. */
export function logoUrl(type: 'icon' | 'full'): string {
  return urlOf('/misc/app/logo', { query: { type } })
}
