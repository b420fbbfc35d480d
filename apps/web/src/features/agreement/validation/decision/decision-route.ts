import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeRoute } from '../../../../platform/anchor-routes.ts'
import { contractQuery } from '../../../../platform/contract.ts'
import { loadTexts } from '../../../../platform/locale.ts'
import { patterns } from '../../../../platform/paths.ts'
import { validationQuery } from '../validation-queries.ts'
import { readDecisionAddress } from './decision-address.ts'

/** What the links of a mail that asks for a decision open. */
export const decisionRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.decision,
  validateSearch: readDecisionAddress,
  loader: ({ context: { queryClient }, params: { contractId } }) => {
    // Not awaited: the page has a skeleton, and says itself what cannot be read.
    void queryClient.prefetchQuery(contractQuery(contractId))
    void queryClient.prefetchQuery(validationQuery(contractId))
    return loadTexts('decision', 'validation', 'accepted-changes')
  },
  component: lazyRouteComponent(() => import('./decision-screen.tsx'), 'DecisionScreen'),
})
