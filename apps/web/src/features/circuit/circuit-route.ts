import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../platform/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'

export const circuitsRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.validationCircuits,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { open, ...asked } }) => {
    const { circuitQuery, circuitsQuery, circuitStepsQuery } = await import('./circuit-queries.ts')
    // Not awaited: the table and the panel have the shape of what comes.
    void queryClient.prefetchQuery(circuitsQuery(asked))
    if (open) void queryClient.prefetchQuery(circuitStepsQuery)
    if (open && open !== 'new') void queryClient.prefetchQuery(circuitQuery(open))
    return loadTexts('administration', 'circuits', 'validation', 'refusals', 'refusals-flows')
  },
  component: lazyRouteComponent(() => import('./circuits-screen.tsx'), 'CircuitsScreen'),
})
