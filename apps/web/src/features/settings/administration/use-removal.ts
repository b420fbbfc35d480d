import type { removalsEndpoints } from '@tacite/api/trail/removals-endpoints.ts'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { showError } from '../../../platform/query-client.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import type { Change } from '../../../platform/stale-after.ts'
import { toasts } from '../../../ui/toasts.ts'

/**
 * Deletes a record, confirms in a toast, and offers to undo it.
 * @param remove the call; it returns the id to undo it with
 */
export function useRemoval(options: {
  /** What becomes stale, again after an undo. */
  changes: readonly Change[]
  remove: (recordId: string) => Promise<{ removalId: string }>
  onRemoved: () => void
}) {
  const { changes, remove, onRemoved } = options
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => remove(id),
    meta: { changes, sparesRecords: true },
    onSuccess: ({ removalId }, { name }) => {
      onRemoved()
      toasts.success(currentTexts()('administration.removed', { name }), {
        undo: () => void putBack(queryClient, changes, removalId, name),
      })
    },
  })
}

async function putBack(
  queryClient: QueryClient,
  changes: readonly Change[],
  removalId: string,
  name: string,
): Promise<void> {
  try {
    await call<typeof removalsEndpoints.restore>('POST', '/removed-objects/:removalId/restored', {
      params: { removalId },
    })
    toasts.success(currentTexts()('administration.restored', { name }))
  } catch (error) {
    showError(error)
  }
  await refetchStale(queryClient, changes)
}
