import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { registerPaletteSource } from '../../../platform/palette-sources.ts'
import { readAdminSearch } from '../../settings/administration/public.tsx'

registerPaletteSource({
  group: 'people',
  find: async (question) => (await import('./palette-people.ts')).findPeople(question),
})

/** A person; the panel also opens on a new invitation or a list of them. */
const UUID = /^[0-9a-f]{8}-/

export const peopleRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.users,
  validateSearch: readAdminSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { open, ...asked } }) => {
    const { peopleQuery, personQuery } = await import('./people-queries.ts')
    // Not awaited: the table and the panel have skeletons.
    void context.queryClient.prefetchQuery(peopleQuery(asked))
    if (open && UUID.test(open)) void context.queryClient.prefetchQuery(personQuery(open))
    return loadTexts(
      'administration',
      'people',
      'people-acts',
      'invitations',
      'delegations',
      'refusals-people',
    )
  },
  component: lazyRouteComponent(() => import('./people-screen.tsx'), 'PeopleScreen'),
})
