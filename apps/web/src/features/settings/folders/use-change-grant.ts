import { useMutation } from '@tanstack/react-query'

/** What changes nobody's sight is done at once: another level of a grant. */
export function useChangeGrant() {
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    meta: { changes: ['folders'] },
  })
}
