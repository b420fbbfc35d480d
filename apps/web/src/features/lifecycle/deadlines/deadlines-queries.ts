import { keys } from '../../../platform/query-keys.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type ContractDeadlines = ResponseOf<typeof deadlinesEndpoints.read>
export type LifelinePoint = ContractDeadlines['lifeline'][number]
export type Explanation = LifelinePoint['explanation'][number]

/** A contract's deadlines as of today. Refetched on change notices about the contract. */
export const deadlinesQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'deadlines'),
    queryFn: ({ signal }) =>
      call<typeof deadlinesEndpoints.read>('GET', '/contracts3/:contractId/deadlines', {
        params: { contractId },
        signal,
      }),
  })
