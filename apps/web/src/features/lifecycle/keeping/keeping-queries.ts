import type { ContractKeeping, keepingEndpoints } from '@tacite/api/lifecycle/keeping-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type { ContractKeeping }

/** Whether a contract is archived or locked by a person, and how long it is kept. */
export const keepingQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'keeping'),
    queryFn: ({ signal }) =>
      call<typeof keepingEndpoints.read>('GET', '/contracts3/:contractId/keeping', {
        params: { contractId },
        signal,
      }),
  })
