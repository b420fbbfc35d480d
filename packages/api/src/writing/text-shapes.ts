import { conditionOperators } from '@tacite/document/attribute-rules.ts'
import {
  blockKinds,
  numberingStyles,
  sectionAudiences,
} from '@tacite/document/contract-document.ts'
import { MOST_SAVED_TOGETHER } from '@tacite/document/section-rules.ts'
import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { personLock } from '../lifecycle/lock-shapes.ts'
import { conditionValue, fieldValues } from './contract-form.ts'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'

/** A ProseMirror document; the server checks it against the schema of the document package. */
export const richText = z.looseObject({ type: z.literal('doc') })

export const taggedField = z.object({
  _id: z.uuid(),
  variable: z.string(),
  label: z.string(),
  description: z.string(),
  type: z.string(),
  kind: z.enum(['system', 'custom']),
  required: z.boolean(),
  choices: z.array(z.string()),
  /** How the value follows from others, by their variables; null: it is typed. */
  formula: z.string().nullable(),
  /** Asked for every contract, whether its text uses it or not. */
  isMetadata: z.boolean(),
  /** How the company manages the contract: outside what is validated and signed, unless the text uses it. */
  isManagement: z.boolean(),
  /** Where it is offered; null: everywhere. For one contract, only the folders that contain it. */
  folderIds: z.array(z.uuid()).nullable(),
  /** The field is asked for while all of them hold. */
  conditions: z.array(
    z.object({
      variable: z.string(),
      operator: z.enum(conditionOperators),
      value: conditionValue,
    }),
  ),
})

export const sectionBody = {
  title: z.string().max(500),
  content: richText,
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  audience: z.enum(sectionAudiences),
}

export const sectionSave = z.strictObject({
  title: sectionBody.title,
  content: sectionBody.content,
  audience: sectionBody.audience,
  version: z.number().int(),
  /** The person has seen the other text and chose theirs: the other one is always kept as a version. */
  overwrites: z.boolean().default(false),
})

export const sectionSaves = z
  .array(sectionSave.extend({ sectionId: z.uuid() }))
  .min(1)
  .max(MOST_SAVED_TOGETHER)

/** A clause of the library that a section is made of, or that a passage of it is. */
export const sectionClause = named.extend({
  /** That was inserted, and the one that is inserted now. */
  version: z.number().int(),
  latest: z.number().int(),
  isWhole: z.boolean(),
  /** How the section says it. */
  standing: z.enum(['same', 'changed']),
  /** Why it says it otherwise, and who decided so; null: it came so with the text that this one was made of. */
  kept: z
    .object({ reason: z.string(), at: z.iso.datetime(), by: z.string().nullable() })
    .nullable(),
})
export type SectionClause = z.infer<typeof sectionClause>

export const section = z.object({
  ...sectionBody,
  _id: z.uuid(),
  /** False: unnumbered, like its subsections, and skipped by the numbering of the others. */
  isNumbered: z.boolean(),
  /** What the house notes of it; empty for readers from outside the company. */
  description: z.string(),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  isLocked: z.boolean(),
  lockedBy: named.nullable(),
  /** Those that it says something of; none for readers from outside the company. */
  clauses: z.array(sectionClause),
})
export type Section = z.infer<typeof section>

const textBlocks = z.object({
  textId: z.uuid(),
  numbering: z.enum(numberingStyles),
  locale: z.enum(locales),
  blocks: z.array(
    z.object({
      _id: z.uuid(),
      kind: z.enum(blockKinds),
      name: z.string(),
      /** As of a section. */
      description: z.string(),
      /** Of a person: the block then stays as it is. */
      lock: personLock.nullish(),
      sections: z.array(section),
    }),
  ),
})
/** A text: its blocks with their sections. */
export type TextBlocks = z.infer<typeof textBlocks>

/** A text with the fields that it can show, and their values. */
export const textDocument = textBlocks.extend({
  fields: z.array(taggedField),
  values: fieldValues,
  /** Of the amounts among them. */
  currency: z.string(),
})
export type TextDocument = z.infer<typeof textDocument>

/** The positions of a text's blocks and sections, without their content. */
export const arrangement = z.object({
  blocks: z.array(
    z.object({
      _id: z.uuid(),
      kind: z.enum(blockKinds),
      name: z.string(),
      description: z.string(),
      sections: z.array(z.object({ _id: z.uuid(), level: sectionBody.level })),
    }),
  ),
  /** The sections added or restored by this act, with their text. */
  sections: z.array(section),
})

export const sectionVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
})

/** Where a section stands with those that belong to it: behind a section of a block (null: first), each at its level. */
const runPlace = z.strictObject({
  blockId: z.uuid(),
  afterSectionId: z.uuid().nullable(),
  levels: z.array(sectionBody.level).min(1).max(1000),
})

/**
 * Which way a section goes: a step, to a place before another section (null: at the end of the block), or, with those
 * that belong to it, from one exact place to another.
 */
export const sectionMove = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('up') }),
  z.strictObject({ to: z.literal('down') }),
  z.strictObject({ to: z.literal('promote') }),
  z.strictObject({ to: z.literal('demote') }),
  z.strictObject({
    to: z.literal('place'),
    blockId: z.uuid(),
    beforeSectionId: z.uuid().nullable(),
  }),
  z.strictObject({
    to: z.literal('exactly'),
    sectionIds: z.array(z.uuid()).min(1).max(1000),
    from: runPlace,
    target: runPlace,
  }),
])

nameShapes({
  RichText: richText,
  TextField: taggedField,
  Section: section,
  SectionClause: sectionClause,
  SectionLevel: sectionBody.level,
  TextDocument: textDocument,
  Arrangement: arrangement,
  SectionVersion: sectionVersion,
  SectionMove: sectionMove,
})
