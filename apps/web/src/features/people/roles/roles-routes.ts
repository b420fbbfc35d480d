import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { readAdminSearch } from '../../settings/administration/public.tsx'

export const rolesRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.roles,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { open: _open, ...asked } }) => {
    const { rolesQuery } = await import('./roles-queries.ts')
    // Not awaited: the table has a skeleton.
    void context.queryClient.prefetchQuery(rolesQuery(asked))
    return loadTexts('administration', 'roles')
  },
  component: lazyRouteComponent(() => import('./roles-screen.tsx'), 'RolesScreen'),
})

export const newRoleRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.newRole,
  loader: () => loadTexts('administration', 'roles', 'permissions', 'refusals-people'),
  component: lazyRouteComponent(() => import('./role-screen.tsx'), 'NewRoleScreen'),
})

export const roleRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.role,
  loader: async ({ context, params: { roleId } }) => {
    const { roleQuery } = await import('./roles-queries.ts')
    await Promise.all([
      context.queryClient.ensureQueryData(roleQuery(roleId)),
      loadTexts('administration', 'roles', 'permissions', 'refusals-people'),
    ])
  },
  component: lazyRouteComponent(() => import('./role-screen.tsx'), 'RoleScreen'),
})
