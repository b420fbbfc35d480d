import type {
  asOfEndpoints,
  ContractAsOf,
  HistoryName,
} from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type { ContractAsOf }

export const asOfQuery = (contractId: string, day: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'as-of', day),
    queryFn: ({ signal }) =>
      call<typeof asOfEndpoints.read>('GET', '/contracts3/:contractId/as-of', {
        params: { contractId },
        query: { day },
        signal,
      }),
    // From one day to the next, what is shown stays until the other has come.
    placeholderData: keepPreviousData,
  })

export const historyQuery = (contractId: string, value: HistoryName) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'history', value),
    queryFn: ({ signal }) =>
      call<typeof asOfEndpoints.history>('GET', '/contracts3/:contractId/value-history', {
        params: { contractId },
        query: { value },
        signal,
      }),
  })
