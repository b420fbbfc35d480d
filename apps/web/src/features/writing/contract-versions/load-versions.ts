import type { QueryClient } from '@tanstack/react-query'
import { contractQuery } from '../../../platform/contract.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { loadPaperFont } from '../../../platform/paper-font.ts'
import { versionListQuery } from './version-queries.ts'

/** Not awaited: the list and the title have skeletons. */
export async function loadVersions(queryClient: QueryClient, contractId: string): Promise<void> {
  void queryClient.prefetchQuery(contractQuery(contractId))
  void queryClient.prefetchQuery(versionListQuery(contractId))
  await Promise.all([
    loadTexts(
      'contract-versions',
      'accepted-changes',
      'corrections',
      'deadlines-panel',
      'refusals',
      'refusals-document',
    ),
    loadPaperFont(),
  ])
}
