import { keys } from './query-keys.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

/**
 * One contract: its status, details and what this person may do. For its page, and for the parts that other features
 * contribute to it: they do not know the page that shows them.
 */
export const contractQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'page'),
    queryFn: ({ signal }) =>
      call<typeof contractsEndpoints.read>('GET', '/contracts3/:contractId', {
        params: { contractId },
        signal,
      }),
  })
