import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, urlOf } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type Register = ResponseOf<typeof noticesEndpoints.list>
export type Notice = Register['value'][number]
export type Proof = Notice['proofs'][number]

/** The notices of a contract, given and received. */
export const noticesQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'notices'),
    queryFn: ({ signal }) =>
      call<typeof noticesEndpoints.list>('GET', '/contracts3/:contractId/notices', {
        params: { contractId },
        signal,
      }),
  })

export function letterUrl(contractId: string, noticeId: string): string {
  return urlOf('/contracts3/:contractId/notices/:noticeId/letter', {
    params: { contractId, noticeId },
  })
}

export function signedLetterUrl(contractId: string, noticeId: string): string {
  return urlOf('/contracts3/:contractId/notices/:noticeId/letter/signed', {
    params: { contractId, noticeId },
  })
}

export function proofUrl(contractId: string, noticeId: string, proofId: string): string {
  return urlOf('/contracts3/:contractId/notices/:noticeId/proofs/:proofId/file', {
    params: { contractId, noticeId, proofId },
  })
}
