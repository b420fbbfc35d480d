import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../platform/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'

export const projectsRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.projects,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { open, ...asked } }) => {
    const { projectQuery, projectsQuery } = await import('./project-queries.ts')
    // Not awaited: the table and the panel have the shape of what comes.
    void context.queryClient.prefetchQuery(projectsQuery(asked))
    if (open && open !== 'new') void context.queryClient.prefetchQuery(projectQuery(open))
    return loadTexts('administration', 'projects', 'refusals-library')
  },
  component: lazyRouteComponent(() => import('./project-screen.tsx'), 'ProjectsScreen'),
})
