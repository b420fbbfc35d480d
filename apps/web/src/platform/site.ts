import { queryOptions } from '@tanstack/react-query'
import { urlOf } from './api.ts'

/** The name of the site comes from the server (specification 1). */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async () => {
    const response = await fetch(urlOf('/misc/app'))
    return (response.ok ? await response.json() : { siteName: 'Tacite' }) as { siteName: string }
  },
  staleTime: Infinity,
})

/** The company's picture in one of its two sizes. */
export function logoUrl(type: 'icon' | 'full'): string {
  return urlOf('/misc/app/logo', { query: { type } })
}
