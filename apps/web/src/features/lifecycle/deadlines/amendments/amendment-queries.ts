import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { amendmentsEndpoints } from '@tacite/api/lifecycle/amendments-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

export type AmendedTerms = ResponseOf<typeof amendmentsEndpoints.read>

/** What an amendment replaces of its master agreement. */
export const amendedTermsQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'amended-terms'),
    queryFn: ({ signal }) =>
      call<typeof amendmentsEndpoints.read>('GET', '/contracts3/:contractId/amended-terms', {
        params: { contractId },
        signal,
      }),
  })
