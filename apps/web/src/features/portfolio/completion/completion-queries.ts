import type { contractListEndpoints } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

/** How many contracts are to be completed, and what they lack. */
export const toCompleteQuery = queryOptions({
  queryKey: keys.contracts('to-complete'),
  queryFn: ({ signal }) =>
    call<typeof contractListEndpoints.toComplete>('GET', '/contracts3/to-complete', { signal }),
})
