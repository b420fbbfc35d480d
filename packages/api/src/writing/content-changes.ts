import { PART_ASPECTS } from '@tacite/document/compared-parts.ts'
import { fieldTypes } from '@tacite/document/field-definition.ts'
import { z } from 'zod'
import { nameShapes } from '../shape-names.ts'

/** A block or a section that differs, as far as the reader may see it. */
export const partChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  part: z.enum(['block', 'section']),
  /** Of it now; of a removed one, then. Empty where its content keeps none. */
  id: z.string(),
  /** Its number now; of a removed one, its number then. */
  number: z.string(),
  title: z.string(),
  oldTitle: z.string().nullable(),
  /** Its words then and now; null where there are none, or where they are the same. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  isMoved: z.boolean(),
  /** Of a moved one, its number then, where it is another. */
  oldNumber: z.string().nullable(),
  aspects: z.array(z.enum(PART_ASPECTS)),
})

/** As `changes` of a correction: a term or a detail by its name, a field by `values.` and its variable. */
export const valueChange = z.object({
  field: z.string(),
  label: z.string().nullable(),
  type: z.enum(fieldTypes).nullable(),
  before: z.unknown(),
  after: z.unknown(),
})

const attachmentChange = z.object({
  kind: z.enum(['added', 'removed', 'replaced', 'renamed', 'dated', 'moved']),
  name: z.string(),
  oldName: z.string().nullable(),
})

/** What differs between two contents. */
export const contentChanges = z.object({
  parts: z.array(partChange),
  values: z.array(valueChange),
  attachments: z.array(attachmentChange),
  /** The currency of the amounts before and after. */
  currencies: z.object({ before: z.string(), after: z.string() }),
})
export type ContentChanges = z.infer<typeof contentChanges>

nameShapes({
  PartChange: partChange,
  ValueChange: valueChange,
  AttachmentChange: attachmentChange,
  ContentChanges: contentChanges,
})
