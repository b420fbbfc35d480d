import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { contractParams } from '../writing/contracts-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { archived } from './archived.ts'
import { paging, wholeNumber } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'

/** PostgreSQL text can hold every character but this one. */
const typed = z
  .string()
  .max(200)
  .regex(/^[^\0]*$/)
  .default('')

/** A range in the text beside it: from its first character to the one after its last. */
const hit = z.object({ start: z.number().int(), end: z.number().int() })
export type Hit = z.infer<typeof hit>

const markedText = z.object({ text: z.string(), hits: z.array(hit) })
export type MarkedText = z.infer<typeof markedText>

const foundPage = z.object({
  /** The contract's. */
  _id: z.uuid(),
  title: z.string(),
  reference: z.string(),
  supplier: z.string().nullable(),
  isArchived: z.boolean(),
  page: z.number().int(),
  pages: z.number().int(),
  /** The language of the page. */
  language: z.enum(locales),
  /** Plain text around the first hits, never markup. */
  snippet: markedText,
})

export type FoundPage = z.infer<typeof foundPage>

const pageParams = contractParams.extend({ page: wholeNumber(1, 100_000) })

nameShapes({ MarkedText: markedText, FoundPage: foundPage })

export const searchEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/contracts3/search',
    access: 'contracts3:list',
    summary:
      'Pages of signed documents that contain these words, ignoring accents and endings; the newest thousand are ranked. withoutText names documents that cannot be searched yet.',
    query: z.strictObject({ q: typed, archived, ...paging(20) }),
    response: z.object({
      value: z.array(foundPage),
      /** Pages that match, ranked or not. */
      count: z.number().int(),
      withoutText: z.object({
        value: z.array(
          z.object({
            _id: z.uuid(),
            title: z.string(),
            reference: z.string(),
            /** Being indexed, without any text (a scan), or unreadable. */
            state: z.enum(['waiting', 'empty', 'unreadable']),
          }),
        ),
        count: z.number().int(),
      }),
    }),
    perMinute: 240,
  }),
  hits: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/pages/:page/hits',
    ...onContract('read'),
    transaction: 'none',
    summary:
      'Where the words of a search occur on a page of the signed document, in its text and on its image.',
    params: pageParams,
    query: z.strictObject({ q: typed }),
    response: z.object({
      title: z.string(),
      reference: z.string(),
      page: z.number().int(),
      pages: z.number().int(),
      /** The pages of this document that match the search, in order. */
      hitPages: z.array(z.number().int()),
      /** The language of the page. */
      language: z.enum(locales),
      /** The whole text of the page. */
      content: markedText,
      /** Fractions of the page's width and height, from 0 to 1, from its top left corner. */
      boxes: z.array(
        z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
      ),
    }),
    perMinute: 240,
  }),
  signedDocument: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/signed-document',
    ...onContract('read'),
    summary:
      'The signed document of a contract: where it comes from, its pages, whether its text is read.',
    params: contractParams,
    response: z.object({
      /** Sealed here, the scan of a signed paper, or the PDF that the contract was created from. */
      origin: z.enum(['sealed', 'scan', 'imported']),
      /** Null until they are counted. */
      pages: z.number().int().nullable(),
      state: z.enum(['waiting', 'read', 'empty', 'unreadable']),
      signatureDate: z.iso.date().nullable(),
      /** Who signed outside the product, as a person states it. */
      signatories: z.array(
        z.object({ name: z.string(), side: z.enum(['company', 'counterparty']).nullable() }),
      ),
    }),
  }),
  pageImage: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/pages/:page/image',
    ...onContract('read'),
    summary: 'A page of the signed document as PNG, with the given width in pixels.',
    params: pageParams,
    query: z.strictObject({ width: wholeNumber(100, 2_400).default(1_000) }),
    response: 'stream',
    perMinute: 240,
  }),
}
