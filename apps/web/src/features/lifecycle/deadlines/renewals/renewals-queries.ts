import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { renewalsEndpoints } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callAddress, urlOf } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

export type RenewalRegister = ResponseOf<typeof renewalsEndpoints.list>
export type Renewal = RenewalRegister['value'][number]
/** One that somebody recorded. */
export type RecordedRenewal = Renewal & { _id: string }
export type RenewalDocument = Renewal['documents'][number]

/** The renewals of a contract: made, agreed and refused. */
export const renewalsQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'renewals'),
    queryFn: ({ signal }) => readRenewals(contractId, signal),
  })

export function readRenewals(contractId: string, signal?: AbortSignal): Promise<RenewalRegister> {
  return call<typeof renewalsEndpoints.list>('GET', '/contracts3/:contractId/renewals', {
    params: { contractId },
    signal,
  })
}

interface RenewalPlace {
  contractId: string
  renewalId: string
}

export function documentUrl({ contractId, renewalId }: RenewalPlace, documentId: string): string {
  return urlOf('/contracts3/:contractId/renewals/:renewalId/documents/:documentId/file', {
    params: { contractId, renewalId, documentId },
  })
}

/** @param day of the document; null: that of the renewal */
export async function sendDocument(
  { contractId, renewalId }: RenewalPlace,
  file: File,
  day: string | null,
): Promise<RenewalRegister> {
  const body = new FormData()
  body.append('file', file, file.name)
  const path = `/contracts3/${contractId}/renewals/${renewalId}/documents`
  return (await callAddress(
    'POST',
    day === null ? path : `${path}?day=${day}`,
    body,
  )) as RenewalRegister
}
