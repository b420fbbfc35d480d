import type { templateUpdatesEndpoints } from '@tacite/api/writing/template-updates-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

/** Never kept: it depends on the text, which is saved every few seconds. */
export const updateQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'template-update'),
    queryFn: ({ signal }) =>
      call<typeof templateUpdatesEndpoints.read>('GET', '/contracts3/:contractId/template-update', {
        params: { contractId },
        signal,
      }),
    gcTime: 0,
    staleTime: 0,
  })

export const takeUpdate = (contractId: string, seal: string, take: readonly string[]) =>
  call<typeof templateUpdatesEndpoints.take>('POST', '/contracts3/:contractId/template-update', {
    params: { contractId },
    body: { seal, take: [...take] },
  })
