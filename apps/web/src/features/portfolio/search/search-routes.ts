import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { readDocumentSearch, readWordSearch } from './search-address.ts'
import { pageHitsQuery, signedDocumentQuery, signedSearchQuery } from './search-queries.ts'

const signedSearchRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.signedSearch,
  validateSearch: readWordSearch,
  loaderDeps: ({ search: { q, skip, archived } }) => ({
    words: q,
    skip: Number(skip ?? 0),
    withArchives: archived === 'true',
  }),
  loader: ({ context, deps: { words, skip, withArchives } }) => {
    // Not awaited: the results have their own skeleton.
    void context.queryClient.prefetchQuery(signedSearchQuery(words, skip, withArchives))
    return loadTexts('search-screen')
  },
  component: lazyRouteComponent(() => import('./search-screen.tsx'), 'SearchScreen'),
})

const signedDocumentRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.signedDocument,
  validateSearch: readDocumentSearch,
  loaderDeps: ({ search: { q, page } }) => ({ words: q ?? '', page: Number(page ?? 1) }),
  loader: ({ context, params: { contractId }, deps: { words, page } }) => {
    void context.queryClient.prefetchQuery(pageHitsQuery(contractId, page, words))
    void context.queryClient.prefetchQuery(signedDocumentQuery(contractId))
    return loadTexts('search-screen', 'recognition', 'refusals')
  },
  component: lazyRouteComponent(
    () => import('./signed-document-screen.tsx'),
    'SignedDocumentScreen',
  ),
})

export const searchRoutes = [signedSearchRoute, signedDocumentRoute] as const
