import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../platform/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { readAdminSearch } from '../administration/public.tsx'

export const taggedFieldsRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.taggedFields,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { open, ...asked } }) => {
    const { taggedFieldQuery, taggedFieldsQuery } = await import('./tagged-field-queries.ts')
    // Not awaited: the table and the panel have the shape of what comes.
    void context.queryClient.prefetchQuery(taggedFieldsQuery(asked))
    if (open && open !== 'new') void context.queryClient.prefetchQuery(taggedFieldQuery(open))
    // The values of conditions are typed in the controls of the editor.
    return loadTexts('administration', 'tagged-fields', 'refusals-library', 'editor')
  },
  component: lazyRouteComponent(() => import('./tagged-field-screen.tsx'), 'TaggedFieldsScreen'),
})
