import type { removalsEndpoints } from '@tacite/api/removals-endpoints.ts'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { currentTexts } from '../../platform/locale.ts'
import { showError } from '../../platform/query-client.ts'
import { toasts } from '../../ui/toasts.ts'

/**
 * Deletes a record, says so, and offers to take it back.
 * @param queryKey of the noun; what is under its `list` is asked again
 * @param remove the call; it answers with the id to take it back by
 */
export function useRemoval(options: {
  queryKey: readonly string[]
  remove: (recordId: string) => Promise<{ removalId: string }>
  onRemoved: () => void
}) {
  const { queryKey, remove, onRemoved } = options
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => remove(id),
    onSuccess: ({ removalId }, { name }) => {
      onRemoved()
      void queryClient.invalidateQueries({ queryKey: [...queryKey, 'list'] })
      toasts.success(currentTexts()('administration.removed', { name }), {
        undo: () => void putBack(queryClient, queryKey, removalId, name),
      })
    },
  })
}

async function putBack(
  queryClient: QueryClient,
  queryKey: readonly string[],
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
  await queryClient.invalidateQueries({ queryKey: [...queryKey, 'list'] })
}
