import type { ContractPage, contractsEndpoints } from '@tacite/api/contracts-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type { ContractPage }
export type DetailChoices = ResponseOf<typeof contractsEndpoints.detailChoices>

/** The text with its fields and their values. */
export const contractDocumentQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['contract', contractId, 'document'],
    queryFn: ({ signal }) =>
      call<typeof contractsEndpoints.document>('GET', '/contracts3/:contractId/document', {
        params: { contractId },
        signal,
      }),
  })

/** What the details can be changed to; only for those who may change them. */
export const detailChoicesQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['contract', contractId, 'choices'],
    queryFn: ({ signal }) =>
      call<typeof contractsEndpoints.detailChoices>('GET', '/contracts3/:contractId/choices', {
        params: { contractId },
        signal,
      }),
    staleTime: 60_000,
  })
