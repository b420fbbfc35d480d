import type { Attachment } from '@tacite/api/writing/attachment-shapes.ts'
import type {
  Attachments,
  attachmentsEndpoints,
} from '@tacite/api/writing/attachments-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, urlOf } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type { Attachment, Attachments }

/** The attachments of a contract, and what this person may do with them. */
export const attachmentsQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'attachments'),
    queryFn: ({ signal }) =>
      call<typeof attachmentsEndpoints.list>('GET', '/contracts3/:contractId/attachments', {
        params: { contractId },
        signal,
      }),
  })

/** The file of a version; `received`: as it came, where a copy without active content counts. */
export function fileUrl(
  contractId: string,
  attachmentId: string,
  query: { number?: number; version?: 'received' } = {},
): string {
  const params = { contractId, attachmentId }
  return urlOf('/contracts3/:contractId/attachments/:attachmentId/file', { params, query })
}

/** A page of a version as an image. */
export function pageUrl(
  contractId: string,
  attachmentId: string,
  { page, number }: { page: number; number: number },
): string {
  const params = { contractId, attachmentId, page: String(page) }
  return urlOf('/contracts3/:contractId/attachments/:attachmentId/pages/:page', {
    params,
    query: { number },
  })
}
