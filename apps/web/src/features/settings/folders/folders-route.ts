import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'

export const foldersRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.folders,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => ({ open: search['open'] }),
  loader: async ({ context, deps: { open } }) => {
    const { folderQuery, folderTreeQuery } = await import('./folder-queries.ts')
    // Not awaited: the tree and the panel have skeletons.
    void context.queryClient.prefetchQuery(folderTreeQuery)
    if (open && open !== 'new') void context.queryClient.prefetchQuery(folderQuery(open))
    return loadTexts('administration', 'folders')
  },
  component: lazyRouteComponent(() => import('./folders-screen.tsx'), 'FoldersScreen'),
})
