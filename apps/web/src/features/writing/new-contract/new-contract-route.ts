import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths, patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { currentTexts, loadTexts } from '../../../platform/locale.ts'
import { holds, meQuery } from '../../../platform/me.ts'
import { registerPaletteSource } from '../../../platform/palette-sources.ts'
import { loadPaperFont } from '../../../platform/paper-font.ts'
import { readStart } from './read-start.ts'
import { formStartQuery } from './new-contract-queries.ts'

registerPaletteSource({
  group: 'actions',
  find: ({ matches, me }) => {
    const t = currentTexts()
    const offered = [
      { id: 'new-contract', label: t('shell.newContract.label'), to: paths.newContract() },
      ...(holds(me, 'contracts3:create:document')
        ? [
            {
              id: 'new-signed-contract',
              label: t('shell.newContract.signed'),
              to: paths.newContract({ start: 'signed' }),
            },
          ]
        : []),
    ]
    return Promise.resolve(
      holds(me, 'contracts3:create') ? offered.filter(({ label }) => matches(label)) : [],
    )
  },
})

export const newContractRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.newContract,
  validateSearch: readStart,
  loader: async ({ context: { queryClient } }) => {
    const me = await queryClient.ensureQueryData(meQuery)
    await Promise.all([
      loadTexts('new-contract', 'shared-contract', 'contracts', 'document-import', 'refusals'),
      // The page itself says that a person may not create contracts, instead of a failed call.
      holds(me, 'contracts3:create') && queryClient.ensureQueryData(formStartQuery),
      loadPaperFont(),
    ])
  },
  component: lazyRouteComponent(() => import('./new-contract-screen.tsx'), 'NewContractScreen'),
})
