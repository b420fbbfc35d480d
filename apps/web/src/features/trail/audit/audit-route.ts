import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { readAdminSearch } from '../../settings/administration/public.tsx'

export const auditRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.audit,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { open, ...asked } }) => {
    const { auditChoicesQuery, auditEventQuery, auditQuery, chainQuery } =
      await import('./audit-queries.ts')
    // Not awaited: the table and the panel have skeletons.
    void queryClient.prefetchQuery(auditQuery(asked))
    void queryClient.prefetchQuery(auditChoicesQuery)
    void queryClient.prefetchQuery(chainQuery)
    if (open) void queryClient.prefetchQuery(auditEventQuery(open))
    return loadTexts('administration', 'audit-screen', 'refusals', 'refusals-flows')
  },
  component: lazyRouteComponent(() => import('./audit-screen.tsx'), 'AuditScreen'),
})
