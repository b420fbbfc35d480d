import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../app/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'
import { projectQuery, projectsQuery } from './project-queries.ts'

export const projectsRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.projects,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { open, ...asked } }) => {
    // Not awaited: the table and the panel have the shape of what comes.
    void context.queryClient.prefetchQuery(projectsQuery(asked))
    if (open && open !== 'new') void context.queryClient.prefetchQuery(projectQuery(open))
    return loadTexts('administration', 'projects', 'refusals-library')
  },
  component: lazyRouteComponent(() => import('./project-screen.tsx'), 'ProjectsScreen'),
})
