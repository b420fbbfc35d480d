import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { patterns } from '../../../platform/paths.ts'

export const contractVersionsRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.contractVersions,
  loader: async ({ context: { queryClient }, params: { contractId } }) =>
    (await import('./load-versions.ts')).loadVersions(queryClient, contractId),
  component: lazyRouteComponent(() => import('./versions-screen.tsx'), 'VersionsScreen'),
})
