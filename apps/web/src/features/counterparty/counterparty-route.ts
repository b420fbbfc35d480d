import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../platform/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'

export const counterpartiesRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.counterparties,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { open, ...asked } }) => {
    const { counterpartyQuery, counterpartiesQuery } = await import('./counterparty-queries.ts')
    // Not awaited: the table and the panel have the shape of what comes.
    void context.queryClient.prefetchQuery(counterpartiesQuery(asked))
    if (open && open !== 'new') void context.queryClient.prefetchQuery(counterpartyQuery(open))
    return loadTexts('administration', 'counterparties', 'refusals-library')
  },
  component: lazyRouteComponent(() => import('./counterparty-screen.tsx'), 'CounterpartiesScreen'),
})
