import { keys } from '../../../platform/query-keys.ts'
import type { activityEndpoints } from '@tacite/api/trail/activity-endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

const PAGE_SIZE = 20

/** The events of a contract, newest first, twenty at a time. */
export const activityQuery = (contractId: string) =>
  infiniteQueryOptions({
    queryKey: keys.contract(contractId, 'activity'),
    queryFn: ({ pageParam, signal }) =>
      call<typeof activityEndpoints.list>('GET', '/contracts3/:contractId/activity', {
        params: { contractId },
        query: { $top: PAGE_SIZE, $skip: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { value }) => sum + value.length, 0)
      return shown < last.count ? shown : undefined
    },
  })

export function checkChain(contractId: string) {
  return call<typeof activityEndpoints.chain>('GET', '/contracts3/:contractId/activity/chain', {
    params: { contractId },
  })
}
