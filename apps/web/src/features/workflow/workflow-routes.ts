import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../app/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'
import { workflowQuery, workflowsQuery } from './workflow-queries.ts'

export const workflowsRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.workflows,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { open: _open, ...asked } }) => {
    // Not awaited: the table has the shape of what comes.
    void context.queryClient.prefetchQuery(workflowsQuery(asked))
    return loadTexts('administration', 'workflows', 'refusals')
  },
  component: lazyRouteComponent(() => import('./workflows-screen.tsx'), 'WorkflowsScreen'),
})

export const workflowRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.workflow,
  loader: ({ context, params: { workflowId } }) =>
    Promise.all([
      context.queryClient.ensureQueryData(workflowQuery(workflowId)),
      loadTexts('administration', 'workflows', 'refusals'),
    ]),
  component: lazyRouteComponent(() => import('./workflow-screen.tsx'), 'WorkflowScreen'),
})
