import type { TextArea } from '@tacite/i18n/generated/texts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { patterns } from '../../../platform/paths.ts'
import { readAdminSearch } from './admin-address.ts'
import type { RecordNoun } from './record-queries.ts'
import { isRecordWanted } from './is-record-wanted.ts'

/** The route of a noun of administration: its list, and the record that the address opens beside it. */
export function recordRoute(
  noun: RecordNoun,
  options: {
    texts: readonly TextArea[]
    screen: () => Promise<{ default: ComponentType }>
    /** Fetches what the panel shows besides the record. */
    prefetchBeside?: (queryClient: QueryClient) => Promise<void>
  },
) {
  const { texts, screen, prefetchBeside } = options
  return createRoute({
    getParentRoute: () => homeRoute,
    path: patterns[noun],
    validateSearch: readAdminSearch,
    loaderDeps: ({ search }) => search,
    loader: async ({ context: { queryClient }, deps: { open, ...asked }, cause }) => {
      const { recordQueries } = await import('./record-queries.ts')
      const { list, one } = recordQueries(noun)
      // Not awaited: the table and the panel have skeletons.
      void queryClient.prefetchQuery(list(asked))
      if (open) void prefetchBeside?.(queryClient)
      if (open && open !== 'new' && isRecordWanted(queryClient, one(open), cause))
        void queryClient.prefetchQuery(one(open))
      return loadTexts('administration', ...texts)
    },
    component: lazyRouteComponent(screen),
  })
}
