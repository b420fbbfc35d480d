import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { contractQuery } from '../../../../platform/contract.ts'
import { call } from '../../../../platform/api.ts'

export type DetailsChange = BodyInputOf<typeof contractsEndpoints.update>

/** Changes what a contract is about. The text is fetched again: names and the title live in it. */
export function useUpdateDetails(contractId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsError: true, changes: [{ topic: 'contract', contractId }] },
    mutationFn: (body: DetailsChange) =>
      call<typeof contractsEndpoints.update>('PUT', '/contracts3/:contractId', {
        params: { contractId },
        body,
      }),
    onSuccess: (page) => {
      queryClient.setQueryData(contractQuery(contractId).queryKey, page)
    },
  })
}
