import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { patterns } from '../../../platform/paths.ts'
import { readReportAddress } from './report-address.ts'

/** What the signed contracts say of the clauses that are expected of their types. */
export const clauseReportRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.clauseReport,
  validateSearch: readReportAddress,
  loader: async ({ context: { queryClient } }) => {
    const { reportQuery } = await import('./report-queries.ts')
    // Not awaited: the table has a skeleton.
    void queryClient.prefetchQuery(reportQuery)
    return loadTexts('clauses', 'refusals', 'refusals-clauses')
  },
  component: lazyRouteComponent(() => import('./clause-report-screen.tsx'), 'ClauseReportScreen'),
})
