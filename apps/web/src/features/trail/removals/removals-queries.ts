import { keys } from '../../../platform/query-keys.ts'
import type { RemovedObjects, removalsEndpoints } from '@tacite/api/trail/removals-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'

type Endpoints = typeof removalsEndpoints
export type RemovedRow = RemovedObjects['value'][number]

/** Always fresh: something may just have been deleted elsewhere. */
export function removalsQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.removals('list', asked),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/removed-objects', { query: asked, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function restoreRemoved(removalId: string): Promise<void> {
  return call<Endpoints['restore']>('POST', '/removed-objects/:removalId/restored', {
    params: { removalId },
  })
}
