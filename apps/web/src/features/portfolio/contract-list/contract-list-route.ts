import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { holds, meQuery } from '../../../platform/me.ts'
import { registerPaletteSource } from '../../../platform/palette-sources.ts'
import { loadToComplete } from '../completion/public.ts'
import { contractListQuery, proposedQuery, readListSearch } from './list-queries.ts'
import { ownExportsQuery } from './own-exports-queries.ts'

registerPaletteSource({
  group: 'contracts',
  find: async (question) => (await import('./palette-search.ts')).findContracts(question),
})
registerPaletteSource({
  group: 'folders',
  find: async (question) => (await import('./palette-search.ts')).findFolders(question),
})

/** The contract list: its page, order and filters are in the address, in the server's own syntax. */
export const contractListRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.contracts,
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    // Not awaited: the table has a skeleton.
    void context.queryClient.prefetchQuery(contractListQuery(deps))
    return Promise.all([
      loadTexts('contract-list', 'contracts', 'lifeline'),
      // Awaited: they stand above the table, which must not move.
      loadOwnExports(context.queryClient),
      loadNotices(context.queryClient),
    ])
  },
  component: lazyRouteComponent(() => import('./contract-list-screen.tsx'), 'ContractListScreen'),
})

/** The list is shown without them when they do not come. */
async function loadOwnExports(queryClient: QueryClient): Promise<void> {
  const me = await queryClient.ensureQueryData(meQuery)
  if (holds(me, 'contracts3:export')) await queryClient.prefetchQuery(ownExportsQuery)
}

/** A count that takes longer comes when it comes: the list does not wait for it. */
const NOTICE_PATIENCE_MS = 2_000

/** What is to be archived or completed, said above the table: asked for once, from then on refetched in its place. */
async function loadNotices(queryClient: QueryClient): Promise<void> {
  const me = await queryClient.ensureQueryData(meQuery)
  const isUnknown = queryClient.getQueryData(proposedQuery.queryKey) === undefined
  const counted = Promise.all([
    isUnknown && holds(me, 'contracts3:archive') && queryClient.prefetchQuery(proposedQuery),
    loadToComplete(queryClient),
  ])
  await Promise.race([counted, new Promise((resolve) => setTimeout(resolve, NOTICE_PATIENCE_MS))])
}
