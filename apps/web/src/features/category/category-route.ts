import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../platform/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'

export const categoriesRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.categories,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { open, ...asked } }) => {
    const { categoryQuery, categoriesQuery } = await import('./category-queries.ts')
    // Not awaited: the table and the panel have the shape of what comes.
    void context.queryClient.prefetchQuery(categoriesQuery(asked))
    if (open && open !== 'new') void context.queryClient.prefetchQuery(categoryQuery(open))
    return loadTexts('administration', 'categories', 'refusals-library')
  },
  component: lazyRouteComponent(() => import('./category-screen.tsx'), 'CategoriesScreen'),
})
