import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../platform/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'

export const contractTypesRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.contractTypes,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { open, ...asked } }) => {
    const { contractTypeQuery, contractTypesQuery } = await import('./contract-type-queries.ts')
    // Not awaited: the table and the panel have the shape of what comes.
    void context.queryClient.prefetchQuery(contractTypesQuery(asked))
    if (open && open !== 'new') void context.queryClient.prefetchQuery(contractTypeQuery(open))
    return loadTexts('administration', 'contract-types')
  },
  component: lazyRouteComponent(() => import('./contract-type-screen.tsx'), 'ContractTypesScreen'),
})
