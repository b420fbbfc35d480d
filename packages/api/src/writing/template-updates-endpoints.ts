import { OFFER_STANDINGS } from '@tacite/document/template-updates/part-offers.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { partChange, valueChange } from './content-changes.ts'
import { contractParams } from './contracts-endpoints.ts'

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

nameShapes({
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
    }),
    response: z.object({ taken: z.number().int(), left: z.number().int() }),
  }),
}
