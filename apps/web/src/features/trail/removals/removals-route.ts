import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { readAdminSearch } from '../../settings/administration/public.tsx'

export const removalsRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.removed,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { open: _none, ...asked } }) => {
    const { removalsQuery } = await import('./removals-queries.ts')
    // Not awaited: the table has a skeleton.
    void context.queryClient.prefetchQuery(removalsQuery(asked))
    return loadTexts('administration', 'removals', 'refusals')
  },
  component: lazyRouteComponent(() => import('./removals-screen.tsx'), 'RemovalsScreen'),
})
