import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { readAdminSearch } from '../../settings/administration/public.tsx'

export const groupsRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.groups,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { open: _open, ...asked } }) => {
    const { groupsQuery } = await import('./groups-queries.ts')
    // Not awaited: the table has a skeleton.
    void context.queryClient.prefetchQuery(groupsQuery(asked))
    return loadTexts('administration', 'groups')
  },
  component: lazyRouteComponent(() => import('./groups-screen.tsx'), 'GroupsScreen'),
})

export const newGroupRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.newGroup,
  loader: () => loadTexts('administration', 'groups'),
  component: lazyRouteComponent(() => import('./group-screen.tsx'), 'NewGroupScreen'),
})

export const groupRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.group,
  loader: async ({ context, params: { groupId } }) => {
    const { groupQuery } = await import('./groups-queries.ts')
    await Promise.all([
      context.queryClient.ensureQueryData(groupQuery(groupId)),
      loadTexts('administration', 'groups', 'folders'),
    ])
  },
  component: lazyRouteComponent(() => import('./group-screen.tsx'), 'GroupScreen'),
})
