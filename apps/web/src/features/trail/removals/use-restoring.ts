import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentTexts } from '../../../platform/locale.ts'
import { toasts } from '../../../ui/toasts.ts'
import { restoreRemoved, type RemovedRow } from './removals-queries.ts'

/** Puts a row back; what it belongs to shows it again wherever it is open. */
export function useRestoring(onRestored: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: RemovedRow) => restoreRemoved(_id),
    onSuccess: (_, { name }) => {
      toasts.success(currentTexts()('administration.restored', { name }))
      onRestored()
    },
    // Also after a refusal: the row may be gone because somebody else put it back.
    onSettled: () => queryClient.invalidateQueries(),
  })
}
