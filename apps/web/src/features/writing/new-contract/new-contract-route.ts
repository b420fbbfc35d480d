import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths, patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { currentTexts, loadTexts } from '../../../platform/locale.ts'
import { holds, meQuery } from '../../../platform/me.ts'
import { registerPaletteSource } from '../../../platform/palette-sources.ts'
import { loadPaperFont } from '../../../platform/paper-font.ts'
import { formStartQuery } from './new-contract-queries.ts'

registerPaletteSource({
  group: 'actions',
  find: ({ matches, me }) => {
    const label = currentTexts()('shell.newContract.label')
    const isOffered = holds(me, 'contracts3:create') && matches(label)
    return Promise.resolve(
      isOffered ? [{ id: 'new-contract', label, to: paths.newContract() }] : [],
    )
  },
})

export const newContractRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.newContract,
  loader: async ({ context: { queryClient } }) => {
    const me = await queryClient.ensureQueryData(meQuery)
    await Promise.all([
      loadTexts('new-contract', 'contracts', 'document-import', 'refusals'),
      // The page itself says that a person may not create contracts, instead of a failed call.
      holds(me, 'contracts3:create') && queryClient.ensureQueryData(formStartQuery),
      loadPaperFont(),
    ])
  },
  component: lazyRouteComponent(() => import('./new-contract-screen.tsx'), 'NewContractScreen'),
})
