import { keys } from './query-keys.ts'
import type { siteEndpoints } from '@tacite/api/settings/site-endpoints.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, urlOf } from './api.ts'

/** The name of the site comes from the server (specification 1), and whether a visitor may sign up. */
export const siteQuery = queryOptions({
  queryKey: keys.site(),
  queryFn: ({ signal }) => call<typeof siteEndpoints.app>('GET', '/misc/app', { signal }),
  staleTime: Infinity,
})

/** The site, or a typical one until it is loaded. */
export function useSite() {
  const { data } = useQuery(siteQuery)
  return data ?? { siteName: 'Tacite', isSignUpOpen: true, isDemo: false }
}

/** The image of the site in one of its two sizes. */
export function logoUrl(type: 'icon' | 'full'): string {
  return urlOf('/misc/app/logo', { query: { type } })
}
