import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'

export const workflowsRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.workflows,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { open: _open, ...asked } }) => {
    const { workflowsQuery } = await import('./workflow-queries.ts')
    // Not awaited: the table has a skeleton.
    void context.queryClient.prefetchQuery(workflowsQuery(asked))
    return loadTexts('administration', 'workflows', 'refusals', 'refusals-flows')
  },
  component: lazyRouteComponent(() => import('./workflows-screen.tsx'), 'WorkflowsScreen'),
})

export const workflowRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.workflow,
  loader: async ({ context, params: { workflowId } }) => {
    const { workflowQuery } = await import('./workflow-queries.ts')
    await Promise.all([
      context.queryClient.ensureQueryData(workflowQuery(workflowId)),
      loadTexts('administration', 'workflows', 'refusals', 'refusals-flows'),
    ])
  },
  component: lazyRouteComponent(() => import('./workflow-screen.tsx'), 'WorkflowScreen'),
})
