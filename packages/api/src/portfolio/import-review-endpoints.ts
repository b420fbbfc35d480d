import { REJECTION_REASONS, VERDICTS } from '@tacite/domain/imports/judgement.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { box } from './evidence-endpoints.ts'
import { field, ownField, position } from './import-plan-shapes.ts'
import { importRowDetail, importRowParams } from './import-row-shapes.ts'

const access = 'contracts3:import' as const
const ofImport = z.strictObject({ importId: z.uuid() })
const ofPage = importRowParams.extend({ page: wholeNumber(1, 100_000) })

/** Which rows are reviewed: those with something to decide, or all. */
const scope = z.enum(['doubts', 'all'])

const importReview = z.object({
  /** Contracts and amendments that are not created yet, by what was said of them. */
  rows: z.number().int(),
  reviewed: z.number().int(),
  /** Not reviewed, with something to decide. */
  doubtful: z.number().int(),
  /** What was said of values that rules had read. */
  accepted: z.number().int(),
  corrected: z.number().int(),
  rejected: z.number().int(),
  /** Who reviewed how many, the most first. */
  reviewers: z.array(z.object({ name: z.string(), rows: z.number().int() })),
  /** Accepted in bulk and not undone, the last first. */
  batches: z.array(
    z.object({
      _id: z.uuid(),
      by: z.string(),
      at: z.iso.datetime(),
      values: z.number().int(),
    }),
  ),
})
export type ImportReview = z.infer<typeof importReview>

const pageWords = z.object({
  text: z.string(),
  /** Its words in the order of the text: offsets in it, and where each is printed. */
  words: z.array(z.object({ start: z.number().int(), end: z.number().int(), box })),
  /** Where values and their sentences are printed, by the place of their term, or by field where a person selected. */
  marks: z.array(
    z.object({
      term: z.number().int().nullable(),
      field: z.string().nullable(),
      /** Of the value, in the text. */
      start: z.number().int(),
      sentence: z.array(box),
      value: z.array(box),
    }),
  ),
})
export type PageWords = z.infer<typeof pageWords>

const batch = z.object({
  values: z.number().int(),
  rows: z.number().int(),
  /** Chosen by the values alone: the same for everybody. */
  sample: z.array(
    z.object({
      position: z.number().int(),
      name: z.string(),
      field,
      shown: z.string(),
      proof: z.object({
        page: z.number().int(),
        quote: z.string(),
        sentence: z.string(),
        confidence: z.number(),
      }),
    }),
  ),
})
export type BatchPreview = z.infer<typeof batch>

const ruleFigures = z.object({
  rule: z.string(),
  fields: z.array(z.string()),
  accepted: z.number().int(),
  corrected: z.number().int(),
  rejected: z.number().int(),
  /** Why, the most frequent first. */
  reasons: z.array(z.object({ reason: z.enum(REJECTION_REASONS), count: z.number().int() })),
  offBy: z.string().nullable(),
})
export type RuleFigures = z.infer<typeof ruleFigures>

nameShapes({
  ImportReview: importReview,
  PageWords: pageWords,
  BatchPreview: batch,
  RuleFigures: ruleFigures,
})

const threshold = z.number().min(0.5).max(1)

/** The review of what an import has read, value by value or in bulk, by one person or several. */
export const importReviewEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/imports/:importId/review',
    access,
    summary: 'How far the review of an import is, and how often its readings were right.',
    params: ofImport,
    response: importReview,
  }),
  take: endpoint({
    method: 'POST',
    path: '/imports/:importId/review/taken',
    access,
    summary:
      'Take the next row to review, that nobody else has in hand, the soonest limit first; or the one that is named.',
    params: ofImport,
    body: z.strictObject({
      scope,
      position: position.optional(),
      /** Goes on after this row. */
      after: position.optional(),
    }),
    response: z.object({ position: z.number().int().nullable() }),
  }),
  judge: endpoint({
    method: 'POST',
    path: '/imports/:importId/rows/:position/judgements',
    access,
    summary: 'Accept, correct or reject a value as it stands, or a proposal.',
    params: importRowParams,
    body: z.strictObject({
      field: z.union([field, ownField]),
      verdict: z.enum(VERDICTS),
      /** What is judged, as it stands; null: the field is empty. */
      text: z.string().max(2_000).nullable(),
      typed: z.string().trim().min(1).max(2_000).optional(),
      /** Words of the document that prove what is typed: offsets in the text of their page. */
      selected: z
        .strictObject({
          page: z.number().int().min(1).max(100_000),
          start: z.number().int().min(0),
          end: z.number().int().min(1),
        })
        .optional(),
      reason: z.enum(REJECTION_REASONS).optional(),
      /** Of an accepted choice that does not exist: have it created, once for all rows. */
      creates: z.boolean().default(false),
    }),
    response: importRowDetail,
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/imports/:importId/rows/:position/judgements/last',
    access,
    summary: 'Take back what the reader said last of a row.',
    params: importRowParams,
    response: importRowDetail,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/imports/:importId/rows/:position/reviewed',
    access,
    summary: 'Say that a row is reviewed, or that it is not.',
    params: importRowParams,
    body: z.strictObject({ isReviewed: z.boolean() }),
    response: null,
  }),
  page: endpoint({
    method: 'GET',
    path: '/imports/:importId/rows/:position/pages/:page',
    access,
    transaction: 'none',
    summary: 'The words of a page of the file, where they are printed, and the values among them.',
    params: ofPage,
    response: pageWords,
    perMinute: 240,
  }),
  pageImage: endpoint({
    method: 'GET',
    path: '/imports/:importId/rows/:position/pages/:page/image',
    access,
    transaction: 'none',
    summary: 'A page of the file as PNG, with the given width in pixels.',
    params: ofPage,
    query: z.strictObject({ width: wholeNumber(100, 2_400).default(1_000) }),
    response: 'stream',
    perMinute: 240,
  }),
  previewBatch: endpoint({
    method: 'GET',
    path: '/imports/:importId/review/batch',
    access,
    summary: 'What a bulk acceptance would take, with a sample to check first.',
    params: ofImport,
    query: z.strictObject({ threshold: z.coerce.number().pipe(threshold).default(0.85) }),
    response: batch,
  }),
  acceptBatch: endpoint({
    method: 'POST',
    path: '/imports/:importId/review/batch',
    access,
    summary:
      'Accept every proposal above a threshold, as many as the person was told and once the sample was found right; the simulation runs again.',
    params: ofImport,
    body: z.strictObject({
      threshold,
      count: z.number().int().min(1),
      /** What was looked at: all of the sample. */
      checked: z
        .array(z.strictObject({ position, field, isRight: z.boolean() }))
        .min(1)
        .max(20),
    }),
    response: null,
  }),
  undoBatch: endpoint({
    method: 'DELETE',
    path: '/imports/:importId/review/batch/:batchId',
    access,
    summary: 'Take back a bulk acceptance, but for what was said since; the simulation runs again.',
    params: ofImport.extend({ batchId: z.uuid() }),
    response: null,
  }),
  rules: endpoint({
    method: 'GET',
    path: '/import-rules',
    access: 'contracts3:all',
    summary: 'The rules of reading by how often people found them wrong.',
    response: z.object({ value: z.array(ruleFigures) }),
  }),
  switchRule: endpoint({
    method: 'POST',
    path: '/import-rules/:ruleName',
    access: 'contracts3:all',
    summary: 'Switch a rule of reading off for the simulations that follow, or on again.',
    params: z.strictObject({ ruleName: z.string().min(1).max(100) }),
    body: z.strictObject({ isOff: z.boolean() }),
    response: null,
  }),
}
