import { keys } from '../../../platform/query-keys.ts'
import type {
  contractListEndpoints,
  ContractRow,
} from '@tacite/api/portfolio/contract-list-endpoints.ts'
import type { Lack } from '@tacite/domain/contracts/lacks.ts'
import { DEFAULT_CONTRACT_ORDER } from '@tacite/domain/filters/contract-order.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { ListSearch } from '../filters/public.ts'

export type { ContractRow }

/** A row, with the day that it shows if not today, and what it lacks where that is asked for: it opens there. */
export type DatedRow = ContractRow & { asOf?: string | undefined; missing?: Lack | undefined }

/** Rows of a page (wire, Filters: ours to choose). */
export const listPageSize = 20

export const defaultOrder = DEFAULT_CONTRACT_ORDER

/** The parameters are plain text; the server rejects those it does not understand. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  return Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      typeof value === 'string' && value !== '' ? [[key, value]] : [],
    ),
  )
}

/** The filters of an address, without its page, its order and the view that is open. */
export function filtersOf({
  $skip: _,
  $orderby: __,
  view: ___,
  ...filters
}: ListSearch): ListSearch {
  return filters
}

/** The words to search in titles, references and counterparties. */
export function textFilter({ text }: ListSearch): string {
  return text?.replace(/^eq:/, '') ?? ''
}

export const contractListQuery = ({ $skip, $orderby, view: _, ...filters }: ListSearch) =>
  queryOptions({
    queryKey: keys.contracts('list', { $skip, $orderby, ...filters }),
    queryFn: ({ signal }) =>
      call<typeof contractListEndpoints.list>('GET', '/contracts3', {
        // Filter names are dynamic; the server checks each.
        query: {
          payloadType: 'contracts',
          isListContracts: 'true',
          $top: listPageSize,
          $skip: Number($skip ?? 0),
          $orderby: $orderby ?? defaultOrder,
          ...filters,
        } as never,
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** How many contracts are proposed for archiving. */
export const proposedQuery = queryOptions({
  queryKey: keys.contracts('proposed'),
  queryFn: ({ signal }) =>
    call<typeof contractListEndpoints.list>('GET', '/contracts3', {
      query: { payloadType: 'contracts', toArchive: 'eq:true', $skip: 0, $top: 1 } as never,
      signal,
    }),
})

/** The amendments of one contract, fetched when its row is expanded. */
export function childrenOf(
  contractId: string,
  { archived, asOf }: { archived: 'true' | 'false'; asOf: string | undefined },
  signal?: AbortSignal,
) {
  return call<typeof contractListEndpoints.list>('GET', '/contracts3', {
    query: {
      payloadType: 'contracts',
      parent: contractId,
      archived,
      asOf,
      $skip: 0,
      $top: 0,
    } as never,
    signal,
  })
}
