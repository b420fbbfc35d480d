import { keys } from '../../../platform/query-keys.ts'
import type { sharingEndpoints, ContractShare } from '@tacite/api/agreement/sharing-endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type { ContractShare }

const ROWS = 50

/** The shares of the contract, the owner first. */
export const sharesQuery = (contractId: string) =>
  infiniteQueryOptions({
    queryKey: keys.contract(contractId, 'shares'),
    queryFn: ({ signal, pageParam }) =>
      call<typeof sharingEndpoints.list>('GET', '/contracts3/:contractId/shares', {
        params: { contractId },
        query: { $top: ROWS, $skip: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { value }) => sum + value.length, 0)
      return shown < last.count && last.value.length > 0 ? shown : undefined
    },
  })
