import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { loadPaperFont } from '../../../platform/paper-font.ts'
import { insideCalls } from './inside-calls.ts'
import { documentQuery } from './signing-calls.ts'

/** Where a person of the company reads and signs. */
export const signContractRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.signContract,
  validateSearch: ({ letter }: Record<string, unknown>) =>
    typeof letter === 'string' ? { letter } : {},
  loaderDeps: ({ search: { letter } }) => ({ letter }),
  loader: ({ context: { queryClient }, params: { contractId }, deps: { letter } }) =>
    Promise.all([
      loadTexts('signing', 'annexes'),
      loadPaperFont(),
      queryClient.ensureQueryData(documentQuery(insideCalls(contractId, letter))),
    ]),
  component: lazyRouteComponent(() => import('./document/inside-screen.tsx'), 'InsideScreen'),
})
