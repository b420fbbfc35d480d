import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../app/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { loadPaperFont } from '../../platform/paper-font.ts'
import { choicesQuery } from './new-contract-queries.ts'

export const newContractRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.newContract,
  loader: ({ context }) =>
    Promise.all([
      loadTexts('new-contract', 'document-import'),
      context.queryClient.ensureQueryData(choicesQuery),
      loadPaperFont(),
    ]),
  component: lazyRouteComponent(() => import('./new-contract-screen.tsx'), 'NewContractScreen'),
})
