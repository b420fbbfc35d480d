import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { paths, patterns } from '../../../platform/paths.ts'
import { contractQuery } from '../../../platform/contract.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { loadPaperFont } from '../../../platform/paper-font.ts'
import { ContractSkeleton } from './page/contract-skeleton.tsx'
import { contractDocumentQuery } from './contract-queries.ts'

export const contractRoutes = [
  createRoute({
    getParentRoute: () => homeRoute,
    path: patterns.contractEdit,
    loader: ({ context: { queryClient }, params: { contractId } }) =>
      Promise.all([
        loadTexts('contracts', 'editor', 'keeping', 'refusals', 'refusals-document'),
        loadPaperFont(),
        queryClient.ensureQueryData(contractQuery(contractId)),
        queryClient.ensureQueryData(contractDocumentQuery(contractId)),
        loadHeader(queryClient, contractId),
      ]),
    component: lazyRouteComponent(() => import('./page/contract-page.tsx'), 'ContractPage'),
    // Not lazy: a skeleton that has to be loaded itself would hide the menu and the top bar meanwhile.
    pendingComponent: ContractSkeleton,
  }),
  createRoute({
    getParentRoute: () => homeRoute,
    path: patterns.contract,
    beforeLoad: ({ params: { contractId } }) => {
      throw redirect({ href: paths.contractEdit(contractId), replace: true })
    },
  }),
]

/** Its code stays out of the first page. */
async function loadHeader(queryClient: QueryClient, contractId: string): Promise<void> {
  try {
    await (await import('./page/load-header.ts')).loadHeader(queryClient, contractId)
  } catch {
    // The page says that its own code does not come; a header without it is no reason.
  }
}
