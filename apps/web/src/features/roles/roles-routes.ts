import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../app/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'
import { roleQuery, rolesQuery } from './roles-queries.ts'

export const rolesRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.roles,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { open: _open, ...asked } }) => {
    // Not awaited: the table has the shape of what comes.
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
  loader: ({ context, params: { roleId } }) =>
    Promise.all([
      context.queryClient.ensureQueryData(roleQuery(roleId)),
      loadTexts('administration', 'roles', 'permissions', 'refusals-people'),
    ]),
  component: lazyRouteComponent(() => import('./role-screen.tsx'), 'RoleScreen'),
})
