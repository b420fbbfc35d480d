import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { decisionsEndpoints } from '@tacite/api/lifecycle/decisions-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type LimitDecisions = ResponseOf<typeof decisionsEndpoints.read>
export type DecidableLimit = NonNullable<LimitDecisions['limit']>
export type DecidableExit = LimitDecisions['exits'][number]
export type Decision = LimitDecisions['history'][number]

export const decisionsQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'limit-decisions'),
    queryFn: ({ signal }) =>
      call<typeof decisionsEndpoints.read>('GET', '/contracts3/:contractId/limit-decisions', {
        params: { contractId },
        signal,
      }),
  })
