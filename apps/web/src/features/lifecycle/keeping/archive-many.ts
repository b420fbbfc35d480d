import type { keepingEndpoints } from '@tacite/api/lifecycle/keeping-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { showError } from '../../../platform/query-client.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { toasts } from '../../../ui/toasts.ts'

type Endpoints = typeof keepingEndpoints
type Outcome = ResponseOf<Endpoints['archiveMany']>

/** Archives these contracts in one request; the toast restores them. */
export async function archiveContracts(
  queryClient: QueryClient,
  contractIds: readonly string[],
): Promise<void> {
  const outcome = await call<Endpoints['archiveMany']>('POST', '/contracts3/archived', {
    body: { contractIds: [...contractIds] },
  })
  const count = outcome.done.length
  if (count > 0)
    toasts.success(currentTexts()('archiving.archived', { count }), {
      undo: () => void restoreContracts(queryClient, outcome.done),
    })
  sayRefused(outcome)
  await refetchStale(queryClient, ['contract', 'tasks'])
}

/** Restores these contracts in one request. */
export async function restoreContracts(
  queryClient: QueryClient,
  contractIds: readonly string[],
): Promise<void> {
  try {
    const outcome = await call<Endpoints['restoreMany']>('POST', '/contracts3/unarchived', {
      body: { contractIds: [...contractIds] },
    })
    const count = outcome.done.length
    if (count > 0) toasts.success(currentTexts()('archiving.restored', { count }))
    sayRefused(outcome)
  } catch (error) {
    showError(error)
  }
  await refetchStale(queryClient, ['contract', 'tasks'])
}

function sayRefused({ refused }: Outcome): void {
  const t = currentTexts()
  for (const { title, reason } of refused)
    toasts.error(
      t('archiving.refused', {
        title: title ?? t('archiving.unseen'),
        reason: reason?.message ?? '',
      }),
      { isLasting: true },
    )
}
