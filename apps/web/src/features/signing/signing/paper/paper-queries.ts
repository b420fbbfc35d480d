import type { paperEndpoints, SignedOnPaper } from '@tacite/api/signing/paper-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

export type { SignedOnPaper }

/** What is known about a signature on paper. */
export const paperQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'paper'),
    queryFn: ({ signal }) =>
      call<typeof paperEndpoints.read>('GET', '/contracts3/:contractId/signature/paper', {
        params: { contractId },
        signal,
      }),
  })
