import { ATTACHMENT_KINDS } from '@tacite/domain/attachments/attachment-kinds.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'
import { replaces } from '../replaces.ts'
import { removal } from '../trail/removals-endpoints.ts'
import { attachment } from './attachment-shapes.ts'
import { contractParams, reason } from './contracts-endpoints.ts'

const attachmentParams = z.strictObject({ contractId: z.uuid(), attachmentId: z.uuid() })

const attachments = z.object({
  /** In their order, annexes and signature pages together. */
  value: z.array(attachment),
  changingAnnexes: reason,
  changingSignaturePages: reason,
  deletingAnnexes: reason,
  deletingSignaturePages: reason,
  downloading: reason,
})
export type Attachments = z.infer<typeof attachments>

const details = z.strictObject({
  name: z.string().trim().max(200),
  kind: z.enum(ATTACHMENT_KINDS),
  signatureDate: z.iso.date().nullable(),
})
export type AttachmentDetails = z.infer<typeof details>

nameShapes({ Attachments: attachments })

/**
 * The files attached to a contract. Where an act may concern either kind, its endpoint declares the one on signature
 * pages: the rights are the same, and whether an annex may still change is checked with the file itself.
 */
export const attachmentsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/attachments',
    ...onContract('read'),
    summary: 'The annexes and signature pages of a contract with their versions.',
    params: contractParams,
    response: attachments,
  }),
  add: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/attachments',
    ...onContract('changeSignaturePages'),
    summary: 'Attach one file. Several are sent one by one: each succeeds or is refused by itself.',
    params: contractParams,
    query: z.strictObject({ kind: z.enum(ATTACHMENT_KINDS).default('annex') }),
    upload: 'multipart',
    response: attachment,
    status: 201,
    perMinute: 120,
  }),
  addVersion: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/attachments/:attachmentId/versions',
    ...onContract('changeSignaturePages'),
    summary: 'Replace the file of an attachment; the earlier ones are kept.',
    params: attachmentParams,
    upload: 'multipart',
    response: attachment,
    status: 201,
    perMinute: 120,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/attachments/:attachmentId',
    ...onContract('changeSignaturePages'),
    summary: 'Change the name, the kind and the signature date of an attachment.',
    params: attachmentParams,
    body: details.extend(replaces(details)),
    response: attachment,
  }),
  move: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/attachments/:attachmentId/place',
    ...onContract('changeSignaturePages'),
    summary: 'Move an attachment to another place among them, counted from 0.',
    params: attachmentParams,
    body: z.strictObject({ position: z.number().int().min(0).max(1000) }),
    response: attachments,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/attachments/:attachmentId',
    ...onContract('deleteSignaturePages'),
    summary: 'Delete an attachment with its versions; it can be restored for thirty days.',
    params: attachmentParams,
    response: removal,
  }),
  download: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/attachments/:attachmentId/file',
    ...onContract('downloadAttachments'),
    summary: 'The file of an attachment: of its last version, or of an earlier one.',
    params: attachmentParams,
    query: z.strictObject({
      number: z.coerce.number().int().min(1).max(1_000_000).optional(),
      /** `received`: as it came, when a copy without active content counts instead. */
      version: z.enum(['counting', 'received']).default('counting'),
    }),
    response: 'stream',
  }),
  page: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/attachments/:attachmentId/pages/:page',
    ...onContract('read'),
    summary: 'A page of an attached PDF, or an attached image, as an image.',
    params: attachmentParams.extend({ page: z.coerce.number().int().min(1).max(10_000) }),
    query: z.strictObject({
      number: z.coerce.number().int().min(1).max(1_000_000).optional(),
      width: z.coerce.number().int().min(100).max(2000).default(1000),
    }),
    response: 'stream',
    perMinute: 300,
  }),
  together: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/with-attachments',
    ...onContract('downloadAttachments'),
    summary:
      'The contract with its attachments: a zip, or one PDF. Refused when a file was altered.',
    params: contractParams,
    query: z.strictObject({ format: z.enum(['zip', 'pdf']).default('zip') }),
    response: 'stream',
    perMinute: 20,
  }),
}
