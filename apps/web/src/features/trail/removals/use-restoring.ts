import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentTexts } from '../../../platform/locale.ts'
import { toasts } from '../../../ui/toasts.ts'
import { restoreRemoved, type RemovedRow } from './removals-queries.ts'

/** Restores a row; wherever its parent is open, it is shown again. */
export function useRestoring(onRestored: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: RemovedRow) => restoreRemoved(_id),
    onSuccess: (_, { name }) => {
      toasts.success(currentTexts()('administration.restored', { name }))
      onRestored()
    },
    // Also after a refusal: another person may have restored it.
    onSettled: () => queryClient.invalidateQueries(),
  })
}
