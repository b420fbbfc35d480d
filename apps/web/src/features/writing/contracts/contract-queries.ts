import { keys } from '../../../platform/query-keys.ts'
import type { ContractPage, contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type { ContractPage }

/** The text with its fields and their values. */
export const contractDocumentQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'document'),
    queryFn: ({ signal }) =>
      call<typeof contractsEndpoints.document>('GET', '/contracts3/:contractId/document', {
        params: { contractId },
        signal,
      }),
  })
