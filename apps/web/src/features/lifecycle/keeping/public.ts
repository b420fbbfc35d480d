import type { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'
import { keepingQuery } from './keeping-queries.ts'

export { keepingQuery, type ContractKeeping } from './keeping-queries.ts'
export { useKeepingActions } from './use-keeping-actions.tsx'

const loadBand = () => import('./keeping-band.tsx')

/** The line above the text of a contract that is archived, locked by a person or proposed for archiving. */
export const KeepingBand = lazy(loadBand)

/** Before the page is drawn: a line that comes later would move the text. */
export async function loadKeeping(queryClient: QueryClient, contractId: string): Promise<void> {
  const keeping = await queryClient.fetchQuery({ ...keepingQuery(contractId), staleTime: 1_000 })
  if (keeping.archived || keeping.lock || keeping.retention.isProposed) await loadBand()
}

/** The window that archives several contracts. */
export const ArchiveDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./archive-dialog.tsx'),
    loadTexts('archiving', 'refusals-keeping'),
  ])
  return module
})

/** Restores several contracts. */
export async function restoreMany(queryClient: QueryClient, ids: readonly string[]): Promise<void> {
  await loadTexts('archiving')
  await (await import('./archive-many.ts')).restoreContracts(queryClient, ids)
}

/** The window that locks a block of a text; the same as that of a contract. */
export const LockDialog = lazy(async () => {
  const [module] = await Promise.all([import('./lock-dialog.tsx'), loadTexts('archiving')])
  return module
})
