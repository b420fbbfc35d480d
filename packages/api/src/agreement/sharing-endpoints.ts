import { LEVELS } from '@tacite/domain/access/levels.ts'
import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import { choicesPage, choicesQuery } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'

/**
 * Whether a third party has opened it: `heldBack` leaves later, by the quota of a day; `undelivered` needs another
 * address, `linkExpired` a new link, `expired` a later last day.
 */
const INVITATION_STATES = [
  'sent',
  'heldBack',
  'undelivered',
  'opened',
  'linkExpired',
  'expired',
] as const

const contractShare = z.object({
  /** Id of the share; of the person for the owner. */
  _id: z.uuid(),
  kind: z.enum(['owner', 'person', 'group', 'thirdParty']),
  name: z.string(),
  /** Of people and third parties. */
  email: z.string().nullable(),
  /** Of people. */
  profilePictureUrl: z.string().nullable(),
  /** The number of members of a group. */
  members: z.number().int().nullable(),
  isMe: z.boolean(),
  level: z.enum(LEVELS),
  /** The last day; null: no end. */
  expiresOn: z.iso.date().nullable(),
  /** Who shared it and when; null for the owner. */
  given: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  /** Of third parties only. */
  invitation: z
    .object({
      state: z.enum(INVITATION_STATES),
      sentAt: z.iso.datetime(),
      /** When the mail leaves, which the quota of a day holds back. */
      leavesAt: z.iso.datetime().nullable(),
      lastOpenedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
})
export type ContractShare = z.infer<typeof contractShare>

const contractShares = z.object({
  value: z.array(contractShare),
  count: z.number().int(),
  /** Why this person may not change the shares. */
  sharing: reason,
})
export type ContractShares = z.infer<typeof contractShares>

const shareCandidate = named.extend({
  kind: z.enum(['person', 'group']),
  email: z.string().nullable(),
  members: z.number().int().nullable(),
})

const MAX_RECIPIENTS = 100
const MAX_MESSAGE = 2_000

const expiresOn = z.iso.date().nullable().default(null)

const shareForm = z.strictObject({
  personIds: z.array(z.uuid()).max(MAX_RECIPIENTS).default([]),
  groupIds: z.array(z.uuid()).max(MAX_RECIPIENTS).default([]),
  /** Plain addresses or « Name <address> »; those of people of the company stand for these people. */
  emails: z.array(z.string().max(400)).max(MAX_RECIPIENTS).default([]),
  level: z.enum(LEVELS),
  expiresOn,
  /** Plain text, quoted in their mail. */
  message: z.string().trim().max(MAX_MESSAGE).default(''),
  /** The language of third parties' mails and page; the contract's by default. */
  i18n: z.enum(locales).optional(),
})
export type ShareForm = z.infer<typeof shareForm>

const shareParams = z.strictObject({ contractId: z.uuid(), shareId: z.uuid() })

const LIST_ROWS = 50

nameShapes({
  ContractShare: contractShare,
  ContractShares: contractShares,
  ShareCandidate: shareCandidate,
  ShareForm: shareForm,
})

export const sharingEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/shares',
    ...onContract('read'),
    summary: 'Who a contract is shared with: its owner, people, groups and third parties.',
    params: contractParams,
    query: z.strictObject(paging(LIST_ROWS)),
    response: contractShares,
    revisionOf: 'contractId/shares',
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/shares/candidates',
    ...onContract('share'),
    summary: 'People and groups of the company to share a contract with, by name or address.',
    params: contractParams,
    query: z.strictObject(choicesQuery),
    response: choicesPage(shareCandidate),
  }),
  share: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/shares',
    ...onContract('share'),
    summary:
      'Share a contract with people, groups and third parties by e-mail, all or none; existing shares get this level and last day.',
    params: contractParams,
    body: shareForm,
    response: z.object({
      people: z.number().int(),
      groups: z.number().int(),
      thirdParties: z.number().int(),
    }),
    status: 201,
    revisionOf: 'contractId/shares',
  }),
  change: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/shares/:shareId',
    ...onContract('share'),
    summary: 'Change the level and the last day of a share.',
    params: shareParams,
    body: z.strictObject({ level: z.enum(LEVELS), expiresOn }),
    response: null,
    revisionOf: 'contractId/shares',
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/shares/:shareId',
    ...onContract('share'),
    summary: 'Revoke a share: the links and devices of a third party stop working immediately.',
    params: shareParams,
    response: null,
    revisionOf: 'contractId/shares',
  }),
  resend: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/shares/:shareId/invitation',
    ...onContract('share'),
    summary: 'Send a third party a new link; the earlier one stops working.',
    params: shareParams,
    response: null,
  }),
}
