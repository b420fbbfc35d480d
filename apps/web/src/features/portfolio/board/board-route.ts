import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { patterns } from '../../../platform/paths.ts'

/** The contracts of a workflow by step: its workflow and the filters of the list are in the address. */
export const boardRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.board,
  validateSearch: (search: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== ''),
    ) as Record<string, string>,
  loader: () => loadTexts('board', 'contract-list', 'contracts'),
  component: lazyRouteComponent(() => import('./board-screen.tsx'), 'BoardScreen'),
})
