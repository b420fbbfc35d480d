import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patterns } from '../../app/paths.ts'
import { rootRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { loadPaperFont } from '../../platform/paper-font.ts'

/** A contract as a third party reads it, outside the shell and without an account. */
export const sharedContractRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: patterns.sharedContract,
  loader: () => Promise.all([loadTexts('shared-contract', 'signing'), loadPaperFont()]),
  component: lazyRouteComponent(
    () => import('./portal/shared-contract-screen.tsx'),
    'SharedContractScreen',
  ),
})
