import type {
  ContractEvidence,
  evidenceEndpoints,
} from '@tacite/api/portfolio/evidence-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type { ContractEvidence }

/** Where the values of an imported contract stand in its document. */
export const evidenceQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'evidence'),
    queryFn: ({ signal }) =>
      call<typeof evidenceEndpoints.list>('GET', '/contracts3/:contractId/evidence', {
        params: { contractId },
        signal,
      }),
  })

/** One of them, with its boxes on the page. */
export const placedEvidenceQuery = (contractId: string, position: number) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'evidence', position),
    queryFn: ({ signal }) =>
      call<typeof evidenceEndpoints.place>('GET', '/contracts3/:contractId/evidence/:position', {
        params: { contractId, position: String(position) },
        signal,
      }),
  })
