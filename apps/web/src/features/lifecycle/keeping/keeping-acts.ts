import type { keepingEndpoints } from '@tacite/api/lifecycle/keeping-endpoints.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { currentTexts, loadTexts } from '../../../platform/locale.ts'
import { showError } from '../../../platform/query-client.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { toasts } from '../../../ui/toasts.ts'

type Endpoints = typeof keepingEndpoints

interface KeptContract {
  _id: string
  title: string
}

/** Archives a contract; the toast restores it. */
export async function archiveContract(
  queryClient: QueryClient,
  contract: KeptContract,
): Promise<void> {
  await act(queryClient, contract, async (params) => {
    await call<Endpoints['archive']>('POST', '/contracts3/:contractId/archived', { params })
    toasts.success(currentTexts()('archiving.oneArchived', { title: contract.title }), {
      undo: () => void restoreContract(queryClient, contract),
    })
  })
}

export async function restoreContract(
  queryClient: QueryClient,
  contract: KeptContract,
): Promise<void> {
  await act(queryClient, contract, async (params) => {
    await call<Endpoints['restore']>('DELETE', '/contracts3/:contractId/archived', { params })
    toasts.success(currentTexts()('archiving.oneRestored', { title: contract.title }))
  })
}

export async function unlockContract(
  queryClient: QueryClient,
  contract: KeptContract,
): Promise<void> {
  await act(queryClient, contract, async (params) => {
    await call<Endpoints['unlock']>('DELETE', '/contracts3/:contractId/locked', { params })
    toasts.success(currentTexts()('archiving.lock.contractLifted'))
  })
}

/** A refusal is shown; the page then shows what it is about now, in both cases. */
async function act(
  queryClient: QueryClient,
  { _id: contractId }: KeptContract,
  send: (params: { contractId: string }) => Promise<void>,
): Promise<void> {
  try {
    await loadTexts('archiving')
    await send({ contractId })
  } catch (error) {
    showError(error)
  }
  await refetchStale(queryClient, [{ topic: 'contract', contractId }, 'tasks'])
}
