import { keys } from '../../../platform/query-keys.ts'
import type {
  contractListEndpoints,
  ContractRow,
} from '@tacite/api/portfolio/contract-list-endpoints.ts'
import type { Dashboard, dashboardEndpoints } from '@tacite/api/portfolio/dashboard-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { DashboardFilter } from './widget-address.ts'
import { readWidgetFilter, type Widget } from './widget-filter.ts'

export type { ContractRow, Dashboard }

/** Specification 9: rows of the modal of a widget. */
export const modalPageSize = 5

export const dashboardQuery = (filter: DashboardFilter) =>
  queryOptions({
    queryKey: keys.contracts('dashboard', filter),
    queryFn: ({ signal }) =>
      call<typeof dashboardEndpoints.read>('GET', '/contracts3/dashboard', {
        query: { payloadType: 'dashboard', $top: 0, ...filter } as never,
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const contractsByFolderQuery = (filter: DashboardFilter) =>
  queryOptions({
    queryKey: keys.contracts('by-folder', filter),
    queryFn: ({ signal }) =>
      call<typeof dashboardEndpoints.folders>('GET', '/contracts3/dashboard/folders', {
        query: { ...filter },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const widgetFilterQuery = ({ type, value }: Widget, monthEnd?: string) =>
  queryOptions({
    queryKey: keys.contracts('widget-filter', type, value, monthEnd),
    queryFn: async ({ signal }) => {
      const answer = await call<typeof dashboardEndpoints.widgetFilter>(
        'GET',
        '/filter-contracts/filter-widgets',
        {
          query: {
            widgetType: type,
            ...(value === undefined ? {} : { _idWidgetValue: value }),
            ...(monthEnd === undefined ? {} : { monthEnd }),
          },
          signal,
        },
      )
      return readWidgetFilter(answer.value)
    },
    staleTime: 60_000,
  })

export const widgetRowsQuery = (filter: Record<string, string>, skip: number, orderBy: string) =>
  queryOptions({
    queryKey: keys.contracts('widget', filter, skip, orderBy),
    queryFn: ({ signal }) =>
      call<typeof contractListEndpoints.list>('GET', '/contracts3', {
        // Filter names are dynamic; the server checks each.
        query: {
          payloadType: 'contracts',
          isListContracts: 'true',
          $top: modalPageSize,
          $skip: skip,
          $orderby: orderBy,
          ...filter,
        } as never,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
