import { THIRD_PARTY_LEVELS } from '@tacite/domain/access/share-rules.ts'
import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { shownAnnex } from '../writing/attachment-shapes.ts'
import { reason } from '../writing/contracts-endpoints.ts'
import { documentToSign } from '../signing/document-to-sign.ts'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'

/** A shared contract as a third party reads it: nothing internal except who shared it. */
const sharedContract = z.object({
  reader: z.object({ name: z.string(), email: z.string() }),
  /** The reader's language. */
  i18n: z.enum(locales),
  company: z.string(),
  sharedBy: z.string(),
  level: z.enum(THIRD_PARTY_LEVELS),
  /** The last day it can be read; null: no end. */
  expiresOn: z.iso.date().nullable(),
  contract: z.object({
    title: z.string(),
    reference: z.string(),
    locale: z.enum(locales),
    isSealed: z.boolean(),
  }),
  /** The sections open to third parties, with their numbers. */
  blocks: documentToSign.shape.document.shape.blocks,
  /** The attached files that are part of it. */
  annexes: z.array(shownAnnex),
  /** The placeholder of an empty field, by its variable. */
  labels: z.record(z.string(), z.string()),
  /** Why the signed copy is unavailable. */
  sealed: reason,
})
export type SharedContract = z.infer<typeof sharedContract>

const invitationParams = z.strictObject({ invitationId: z.uuid() })

nameShapes({ SharedContract: sharedContract })

/** What a third party invited to read can do: one contract, and nothing else. */
export const sharedContractEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId/contract',
    access: 'invitedToRead',
    transaction: 'write',
    summary: 'The shared contract, as far as it is open to third parties.',
    params: invitationParams,
    response: sharedContract,
  }),
  image: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId/contract/images/:sha256',
    access: 'invitedToRead',
    summary: 'An image of the sections open to third parties.',
    params: z.strictObject({
      invitationId: z.uuid(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    response: 'stream',
  }),
  annex: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId/contract/attachments/:attachmentId',
    access: 'invitedToRead',
    summary: 'The file of an annex of the contract.',
    params: z.strictObject({ invitationId: z.uuid(), attachmentId: z.uuid() }),
    response: 'stream',
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId/contract.pdf',
    access: 'invitedToRead',
    summary: 'The sections open to third parties as PDF.',
    params: invitationParams,
    response: 'stream',
  }),
  sealed: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId/contract/signed',
    access: 'invitedToRead',
    summary: 'The sealed PDF, when everything in it is open to third parties.',
    params: invitationParams,
    response: 'stream',
  }),
  setLanguage: endpoint({
    method: 'PUT',
    path: '/invitations/:invitationId/contract/language',
    access: 'invitedToRead',
    summary: 'Choose the language of the page and of mails.',
    params: invitationParams,
    body: z.strictObject({ i18n: z.enum(locales) }),
    response: null,
  }),
}
