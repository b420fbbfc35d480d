import { OFFER_STANDINGS } from '@tacite/document/template-updates/part-offers.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { partChange, valueChange } from './content-changes.ts'
import { contractParams, reason } from './contracts-endpoints.ts'

/** Ids of differences that are values: `value.` and the name of the value. */
const VALUE = /^value\.[\w.]+$/

const standing = z.enum(OFFER_STANDINGS)

/** A section that the template changed, or a block with the sections that come or go with it. */
const partOffer = z.object({
  id: z.string(),
  changes: z.array(partChange),
  /** What the contract has there: what the template said before, words of its own, or nothing any more. */
  standing,
  /** Its own words, which taking the difference replaces. */
  own: z.string().nullable(),
  /** Titles of sections that only the contract has, which go with a removed block. */
  alsoRemoved: z.array(z.string()),
})
export type PartOfferRow = z.infer<typeof partOffer>

const valueOffer = z.object({
  id: z.string().regex(VALUE),
  change: valueChange,
  standing,
  /** Null unless the contract has another value than the template had. */
  own: valueChange.nullable(),
})
export type ValueOfferRow = z.infer<typeof valueOffer>

/** A file that the newer version brings, or no longer has. */
const fileOffer = z.object({
  id: z.string(),
  kind: z.enum(['added', 'removed']),
  name: z.string(),
  standing,
})

const templateUpdate = z.object({
  template: named,
  /** The version that the contract follows, and the one that is published. */
  from: z.number().int(),
  to: z.number().int(),
  /** What was published since, the newest first, and why. */
  versions: z.array(
    z.object({ number: z.number().int(), note: z.string(), publishedAt: z.iso.datetime() }),
  ),
  values: z.array(valueOffer),
  parts: z.array(partOffer),
  /** Whether a file comes or goes as an annex of the contract. */
  files: z.array(fileOffer),
  /** Of the amounts: the contract's. */
  currency: z.string(),
  /** Of all the above: taking is refused once anything else is offered (412). */
  seal: z.string(),
})
export type TemplateUpdateOffer = z.infer<typeof templateUpdate>

/** A draft that follows an older version of its template. */
const waitingDraft = z.object({
  _id: z.uuid(),
  title: z.string(),
  reference: z.string(),
  owner: named,
  /** The version that it follows. */
  version: z.number().int(),
  /** Ids of the differences that touch no words of its own. */
  harmless: z.array(z.string()),
  /** How many others there are: they replace what the contract says otherwise, or took out. */
  conflicts: z.number().int(),
  seal: z.string(),
  /** Why this person can take nothing into it; null: they can. */
  following: reason,
})
export type WaitingDraft = z.infer<typeof waitingDraft>

nameShapes({
  WaitingDraft: waitingDraft,
  FileOffer: fileOffer,
  PartOffer: partOffer,
  ValueOffer: valueOffer,
  TemplateUpdate: templateUpdate,
})

const path = '/contracts3/:contractId/template-update'

/** A newer version of the template of a draft, as differences to take or to leave. */
export const templateUpdatesEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    ...onContract('followTemplate'),
    summary: 'What a newer version of its template changed, as it concerns a draft.',
    params: contractParams,
    response: templateUpdate,
  }),
  take: endpoint({
    method: 'POST',
    path,
    ...onContract('followTemplate'),
    summary:
      'Take some of the differences and leave the others: the draft follows the newer version from now on.',
    params: contractParams,
    body: z.strictObject({
      seal: z.string().max(100),
      /** Ids of the differences that are taken; the others are left. */
      take: z.array(z.string().max(200)).max(5000),
      /** `open`: what is not taken stays on offer, and the draft follows its version until nothing is left. */
      rest: z.enum(['left', 'open']).default('left'),
    }),
    response: z.object({ taken: z.number().int(), left: z.number().int() }),
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/model/contracts/:templateId/waiting-drafts',
    access: 'model:contracts:list',
    summary:
      'The drafts that follow an older version of a template, as far as the person sees them.',
    params: z.strictObject({ templateId: z.uuid() }),
    query: z.strictObject(paging(20)),
    response: z.object({ value: z.array(waitingDraft), count: z.number().int() }),
  }),
}
