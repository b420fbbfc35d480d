import type { contractsEndpoints } from '@tacite/api/contracts-endpoints.ts'
import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { contractQuery } from '../../../platform/contract.ts'

/** Changes how the sections of a contract are numbered: one of its details. */
export function useSetNumbering(contractId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsError: true },
    mutationFn: (numbering: NumberingStyle) =>
      call<typeof contractsEndpoints.update>('PUT', '/contracts3/:contractId', {
        params: { contractId },
        body: { numbering },
      }),
    onSuccess: (page) => queryClient.setQueryData(contractQuery(contractId).queryKey, page),
  }).mutateAsync
}
