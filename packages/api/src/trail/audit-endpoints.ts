import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paging, wholeNumber } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

/** Beyond this many events a list says « more than »: nobody turns five hundred pages. */
export const MOST_COUNTED_EVENTS = 10_000

/** The most one file holds; longer periods need several. */
export const MOST_EXPORTED_EVENTS = 20_000

const word = z.string().regex(/^[A-Za-z]{1,40}$/)

/** By person, object, act, words, and between two days of the company, both inclusive. */
const filters = {
  person: z.uuid().optional(),
  objectType: word.optional(),
  object: z.uuid().optional(),
  action: z
    .string()
    .regex(/^[A-Za-z]{1,40}\.[A-Za-z]{1,40}$/)
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Words of the sentence, of whom and what it names. */
  search: z.string().trim().max(200).optional(),
}

const auditEvent = z.object({
  _id: z.uuid(),
  /** Its number in the company's audit chain; null for a moment, until it is chained. */
  sequence: z.number().int().nullable(),
  at: z.iso.datetime(),
  type: z.string(),
  actor: z.string(),
  /** One sentence in the reader's language. */
  text: z.string(),
  objectType: z.string(),
  /** The kind of object in words. */
  objectKind: z.string(),
  contract: z.object({ _id: z.uuid(), reference: z.string(), title: z.string() }).nullable(),
})
export type AuditRow = z.infer<typeof auditEvent>

const auditDetail = auditEvent.extend({
  objectId: z.uuid(),
  personId: z.uuid().nullable(),
  /** Its recorded data, in words. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The same as stored in the chain. */
  payload: z.string(),
  hash: z.string().nullable(),
  previousHash: z.string().nullable(),
})
export type AuditDetail = z.infer<typeof auditDetail>

const chainReport = z.object({
  /** How many events, and the hash of the last. */
  length: z.number().int(),
  head: z.string().nullable(),
  /** How many events are waiting to be chained, which takes a moment. */
  unchained: z.number().int(),
  /** The last head of the chain written outside the database, under the company's seal. */
  checkpoint: z
    .object({
      sequence: z.number().int(),
      at: z.iso.datetime(),
      /** Whether a timestamp authority attests its time. */
      isTimestamped: z.boolean(),
    })
    .nullable(),
  /** How many checkpoints are missing from their file, or not signed by the company's seal. */
  lostCheckpoints: z.number().int(),
  /** Whether an event older than two days has no checkpoint behind it. */
  isCheckpointOverdue: z.boolean(),
  check: z
    .object({
      startedAt: z.iso.datetime(),
      finishedAt: z.iso.datetime().nullable(),
      by: z.string(),
      goal: z.number().int(),
      checkedTo: z.number().int(),
      /** The first invalid event. */
      brokenAt: z.number().int().nullable(),
    })
    .nullable(),
})
export type ChainReport = z.infer<typeof chainReport>

const access = 'modules:audit'
const choices = z.array(z.object({ key: z.string(), value: z.string() }))

nameShapes({ AuditEvent: auditEvent, AuditEventDetails: auditDetail, ChainReport: chainReport })

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/administration/audit',
    access,
    transaction: 'heavy',
    summary: 'Who did what in the company, newest first; events of contracts that the person sees.',
    query: z.strictObject({
      ...filters,
      ...paging(20),
      $skip: wholeNumber(0, MOST_COUNTED_EVENTS).default(0),
    }),
    response: z.object({
      value: z.array(auditEvent),
      /** The exact count, up to 10,000. */
      count: z.number().int(),
      isMore: z.boolean(),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/administration/audit/:eventId',
    access,
    summary: 'One event with what was recorded with it.',
    params: z.strictObject({ eventId: z.uuid() }),
    response: auditDetail,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/administration/audit-choices',
    access,
    summary: 'The acts and kinds of objects in the company’s trail, in words.',
    response: z.object({ actions: choices, objectTypes: choices }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/administration/audit-export',
    access,
    summary: 'The same events as a workbook or a text file, up to 20,000.',
    query: z.strictObject({ ...filters, typeFile: z.enum(['xlsx', 'csv']).default('xlsx') }),
    response: 'stream',
  }),
  chain: endpoint({
    method: 'GET',
    path: '/administration/audit-chain',
    access,
    summary: 'The head of the audit chain, and when it was last verified.',
    response: chainReport,
  }),
  chainFile: endpoint({
    method: 'GET',
    path: '/administration/audit-chain/file',
    access,
    summary:
      'The whole chain with its checkpoints, one event per line, to verify without the server; for those who see every contract.',
    response: 'stream',
  }),
  certificate: endpoint({
    method: 'GET',
    path: '/administration/authority-certificate',
    access,
    transaction: 'none',
    summary:
      'The certificate of this installation’s authority (PEM), which seals and checkpoints are verified against.',
    response: 'stream',
  }),
  check: endpoint({
    method: 'POST',
    path: '/administration/audit-chain/slices',
    access,
    transaction: 'none',
    summary:
      'Verify the next slice of the chain, from the start once the last check is complete. Repeat until it is.',
    response: chainReport,
  }),
}
