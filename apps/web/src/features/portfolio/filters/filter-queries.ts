import type { contractListEndpoints } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

/** The list's search parameters: `$skip`, `$orderby`, and filters as `field=op:value`. */
export type ListSearch = Record<string, string>

/** The detailed states: the steps of the company's workflows, and those derived from dates. */
export const statusDetailsQuery = queryOptions({
  queryKey: keys.filterWords('statusDetails'),
  queryFn: async ({ signal }) => {
    const { statusDetail } = await call<typeof contractListEndpoints.statusDetails>(
      'GET',
      '/contracts3/listTypesDetail',
      { signal },
    )
    return statusDetail.map(({ key, value }) => ({ value: key, label: value }))
  },
  staleTime: 60_000,
})

/** The tagged fields that contracts can be filtered by. */
export const filterableFieldsQuery = queryOptions({
  queryKey: keys.filterWords('taggedFields'),
  queryFn: async ({ signal }) => {
    const { value } = await call<typeof contractListEndpoints.taggedFields>(
      'GET',
      '/tagged-fields',
      { query: { $topTaggedField: -1 }, signal },
    )
    return value.filter(({ isFilterable }) => isFilterable)
  },
  staleTime: 60_000,
})
