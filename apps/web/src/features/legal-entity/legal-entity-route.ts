import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../platform/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'

export const legalEntitiesRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.legalEntities,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { open, ...asked } }) => {
    const { legalEntityQuery, legalEntitiesQuery } = await import('./legal-entity-queries.ts')
    // Not awaited: the table and the panel have the shape of what comes.
    void context.queryClient.prefetchQuery(legalEntitiesQuery(asked))
    if (open && open !== 'new') void context.queryClient.prefetchQuery(legalEntityQuery(open))
    return loadTexts('administration', 'legal-entities', 'refusals-library')
  },
  component: lazyRouteComponent(() => import('./legal-entity-screen.tsx'), 'LegalEntitiesScreen'),
})
