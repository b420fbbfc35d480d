import { locales } from '@tacite/domain/locale.ts'
import {
  PAGE_FAILURES,
  READING_STATES,
  SCANNED_PAGE_STATES,
} from '@tacite/domain/recognition/page-states.ts'
import { z } from 'zod'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
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
  /** Its text was recognised in its image: it may contain mistakes. */
  isRecognised: z.boolean(),
  /** Plain text around the first hits, never markup. */
  snippet: markedText,
})

export type FoundPage = z.infer<typeof foundPage>

const pageParams = contractParams.extend({ page: wholeNumber(1, 100_000) })

const recognitionProgress = z.object({
  /** Pages that wait for their recognition, those being read included. */
  waiting: z.number().int(),
  reading: z.array(z.number().int()),
  recognised: z.number().int(),
  /** Pages in whose image nothing is legible; the first hundred are named. */
  illegible: z.object({ pages: z.array(z.number().int()), count: z.number().int() }),
  failed: z.object({
    pages: z.array(z.object({ page: z.number().int(), why: z.enum(PAGE_FAILURES) })),
    count: z.number().int(),
  }),
})
export type RecognitionProgress = z.infer<typeof recognitionProgress>

const UNREAD_STATES = READING_STATES.filter((state) => state !== 'read')

nameShapes({
  MarkedText: markedText,
  FoundPage: foundPage,
  RecognitionProgress: recognitionProgress,
})

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
      /** Pages that match, ranked or not: the first MOST_RANKED_PAGES can be paged to. */
      count: z.number().int(),
      withoutText: z.object({
        value: z.array(
          z.object({
            _id: z.uuid(),
            title: z.string(),
            reference: z.string(),
            /** Being read, its pages being recognised, recognised but for some, without any text, or unreadable. */
            state: z.enum(UNREAD_STATES),
            /** Null until they are counted. */
            pages: z.number().int().nullable(),
            /** Pages that wait for their recognition, or for which it failed. */
            pagesWithoutText: z.number().int(),
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
      /** Of a page whose words are in its image; null: its text is its own. */
      recognition: z
        .object({
          state: z.enum(SCANNED_PAGE_STATES),
          /** Why it failed; else null. */
          why: z.enum(PAGE_FAILURES).nullable(),
          /** From 0 to 100, of the words that were kept; null until it is recognised. */
          confidence: z.number().int().nullable(),
          /** Words that were not sure enough to be kept. */
          leftOut: z.number().int(),
        })
        .nullable(),
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
      state: z.enum(READING_STATES),
      signatureDate: z.iso.date().nullable(),
      /** Who signed outside the product, as a person states it. */
      signatories: z.array(
        z.object({ name: z.string(), side: z.enum(['company', 'counterparty']).nullable() }),
      ),
      /** How far the pages are whose words are in an image; null: there are none. */
      recognition: recognitionProgress.nullable(),
      /** Why this person cannot have the pages that failed read again. */
      recognisingAgain: reason,
    }),
  }),
  recogniseAgain: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/signed-document/recognition',
    ...onContract('recogniseAgain'),
    summary: 'Recognise the pages of the signed document again for which it failed.',
    params: contractParams,
    response: null,
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
