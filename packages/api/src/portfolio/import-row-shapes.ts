import { FINDERS } from '@tacite/domain/evidence/finders.ts'
import { ROW_KINDS } from '@tacite/domain/imports/import-row.ts'
import { VERDICTS } from '@tacite/domain/imports/judgement.ts'
import { LIMIT_FIELDS, LIMIT_KINDS } from '@tacite/domain/imports/next-limit.ts'
import { ROW_STATES } from '@tacite/domain/imports/row-state.ts'
import { OTHER_FIELDS } from '@tacite/domain/imports/text-statements.ts'
import { z } from 'zod'
import { nameShapes } from '../shape-names.ts'
import { reason } from '../writing/contracts-endpoints.ts'
import { field, owner } from './import-plan-shapes.ts'

export const importRowParams = z.strictObject({
  importId: z.uuid(),
  position: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number),
})

export const importRow = z.object({
  position: z.number().int(),
  kind: z.enum(ROW_KINDS),
  state: z.enum(ROW_STATES),
  refusal: reason,
  name: z.string(),
  title: z.string(),
  counterparty: z.string(),
  near: z.number().int(),
  contractId: z.uuid().nullable(),
  decided: z.enum(['create', 'skip']).nullable(),
  /** The next limit of the contract; null: the row becomes none. */
  limit: z
    .object({
      day: z.iso.date().nullable(),
      kind: z.enum(LIMIT_KINDS),
      /** What is missing to know it. */
      lacks: z.array(z.enum(LIMIT_FIELDS)),
    })
    .nullable(),
})
export type ImportRow = z.infer<typeof importRow>

/** Where the text of the file says so. */
const proof = z.object({
  page: z.number().int(),
  quote: z.string(),
  sentence: z.string(),
  /** From 0 to 1. */
  confidence: z.number(),
  foundBy: z.enum(FINDERS),
  /** Its place among the terms of the file; null: a person selected the words. */
  term: z.number().int().nullable(),
})

const rowValue = z.object({
  field: z.string(),
  /** As it stands in its source. */
  text: z.string(),
  /** As it is read, in the reader's language; null: it is not. */
  shown: z.string().nullable(),
  from: z.object({
    kind: z.enum(['person', 'index', 'name', 'folder', 'text', 'document', 'default']),
    line: z.number().int().nullable(),
    column: z.string().nullable(),
  }),
  problem: reason,
  /** It names something that does not exist, and can be created once for all rows. */
  isNew: z.boolean(),
  proof: proof.nullable(),
})

const proposal = z.object({
  field,
  /** What a person types to take it. */
  text: z.string(),
  shown: z.string(),
  isNew: z.boolean(),
  proof,
})

const rowReview = z.object({
  /** Who has it in hand now, if somebody else does. */
  takenBy: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  /** What was said of it, in order. */
  judgements: z.array(
    z.object({
      field: z.string(),
      verdict: z.enum(VERDICTS),
      text: z.string().nullable(),
      by: z.string(),
      /** Said by the reader, one value at a time: it can be undone. */
      isOwn: z.boolean(),
    }),
  ),
})

export const importRowDetail = importRow.extend({
  values: z.array(rowValue),
  /** What its text says and is no value: unsure, or against a stronger source. */
  proposals: z.array(proposal),
  /** What its text says of things that an import does not fill. */
  others: z.array(proof.extend({ field: z.enum(OTHER_FIELDS) })),
  isTextRefused: z.boolean(),
  /** Of its file; null: it is no PDF. */
  pages: z.number().int().nullable(),
  review: rowReview,
  belongsTo: owner,
  alike: z.array(
    z.object({
      position: z.number().int().nullable(),
      contractId: z.uuid().nullable(),
      name: z.string(),
      percent: z.number().int(),
    }),
  ),
})
export type ImportRowDetail = z.infer<typeof importRowDetail>

nameShapes({ ImportRow: importRow, ImportRowDetail: importRowDetail })
