import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { loadPaperFont } from '../../../platform/paper-font.ts'
import { patterns } from '../../../platform/paths.ts'
import { isRecordWanted, readAdminSearch } from '../../settings/administration/public.tsx'

export const clausesRoutes = [
  createRoute({
    getParentRoute: () => homeRoute,
    path: patterns.clauses,
    validateSearch: readAdminSearch,
    loaderDeps: ({ search }) => search,
    loader: async ({ context: { queryClient }, deps: { open, ...asked }, cause }) => {
      const [{ clauses }, { clauseCategoriesQuery }] = await Promise.all([
        import('./clause-records.ts'),
        import('./clause-queries.ts'),
      ])
      // Not awaited: the table, the tree and the panel have skeletons.
      void queryClient.prefetchQuery(clauses.list(asked))
      void queryClient.prefetchQuery(clauseCategoriesQuery)
      if (open && open !== 'new' && isRecordWanted(queryClient, clauses.one(open), cause))
        void queryClient.prefetchQuery(clauses.one(open))
      return loadTexts('administration', 'clauses', 'refusals', 'refusals-clauses')
    },
    component: lazyRouteComponent(() => import('./list/clauses-screen.tsx'), 'ClausesScreen'),
  }),
  createRoute({
    getParentRoute: () => homeRoute,
    path: patterns.clauseReport,
    loader: () => loadTexts('clauses'),
    component: lazyRouteComponent(
      () => import('./list/clauses-screen.tsx'),
      'SignedPortfolioScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => homeRoute,
    path: patterns.clause,
    loader: async ({ context: { queryClient }, params: { clauseId } }) => {
      const { loadClause } = await import('./page/load-clause.ts')
      await Promise.all([
        loadClause(queryClient, clauseId),
        loadPaperFont(),
        loadTexts(
          'administration',
          'editor',
          'clauses',
          'refusals',
          'refusals-document',
          'refusals-clauses',
        ),
      ])
    },
    component: lazyRouteComponent(() => import('./page/clause-page.tsx'), 'ClausePage'),
  }),
]
