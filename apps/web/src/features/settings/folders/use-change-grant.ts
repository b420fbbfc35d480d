import { useMutation } from '@tanstack/react-query'

/** A change without effect on access, such as another level, is applied directly. */
export function useChangeGrant() {
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    meta: { changes: ['folders'] },
  })
}
