import type { successionEndpoints } from '@tacite/api/lifecycle/succession-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

/** The contracts that one comes from, and those made from it. */
export const successionQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'succession'),
    queryFn: ({ signal }) =>
      call<typeof successionEndpoints.read>('GET', '/contracts3/:contractId/succession', {
        params: { contractId },
        signal,
      }),
  })

/** What a copy, a renewal or an amendment would start with. */
export const startsQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'starts'),
    queryFn: ({ signal }) =>
      call<typeof successionEndpoints.starts>('GET', '/contracts3/:contractId/succession/starts', {
        params: { contractId },
        signal,
      }),
  })

/** What hangs under a contract, with its amounts. */
export const treeQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'tree'),
    queryFn: ({ signal }) =>
      call<typeof successionEndpoints.tree>('GET', '/contracts3/:contractId/succession/tree', {
        params: { contractId },
        signal,
      }),
  })
