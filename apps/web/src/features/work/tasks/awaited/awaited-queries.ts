import type { Awaited, AwaitedTotal, awaitedEndpoints } from '@tacite/api/work/awaited-endpoints.ts'
import { AWAITED_ORDERS, AWAITED_PAGE_SIZE } from '@tacite/api/work/task-views.ts'
import type { QueryOf } from '@tacite/api/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'
import { orderOf, type ShownView } from '../team/view-address.ts'

export { AWAITED_PAGE_SIZE }
export type { Awaited, AwaitedTotal }

type Asked = Pick<QueryOf<typeof awaitedEndpoints.list>, 'q' | '$orderby' | '$skip'> &
  Partial<Pick<QueryOf<typeof awaitedEndpoints.list>, 'person' | 'circuit' | 'late'>>

export function askedOfAwaited({
  title,
  person,
  circuit,
  standing,
  sort,
  first,
}: ShownView): Asked {
  return {
    q: title ?? '',
    $skip: first,
    $orderby: orderOf(sort, AWAITED_ORDERS, 'waited desc'),
    ...(person ? { person } : {}),
    ...(isCircuit(circuit) ? { circuit } : {}),
    ...(standing === 'late' ? { late: 'true' } : {}),
  }
}

export const awaitedQuery = (query: Asked) =>
  queryOptions({
    queryKey: keys.tasks('awaited', 'page', query),
    queryFn: ({ signal }) =>
      call<typeof awaitedEndpoints.list>('GET', '/awaited', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const awaitedTotalsQuery = queryOptions({
  queryKey: keys.tasks('awaited', 'totals'),
  queryFn: ({ signal }) =>
    call<typeof awaitedEndpoints.totals>('GET', '/awaited/totals', { signal }),
})

function isCircuit(text: string | undefined): text is NonNullable<Asked['circuit']> {
  return (
    text !== undefined && /^(none|signature|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(text)
  )
}
