import { useMutation, useQueryClient } from '@tanstack/react-query'
import { foldersKey } from './folder-queries.ts'

/** What changes nobody's sight is done at once: another level of a grant. */
export function useChangeGrant() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: foldersKey }),
  })
}
