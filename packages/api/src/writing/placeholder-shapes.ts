import { fieldTypes } from '@tacite/document/field-definition.ts'
import { maxPlaceholders, placeholderOrigins } from '@tacite/document/placeholders/placeholder.ts'
import { z } from 'zod'
import { nameShapes } from '../shape-names.ts'

const knownField = z.object({
  variable: z.string(),
  label: z.string(),
  type: z.enum(fieldTypes),
})

const placeholder = z.object({
  key: z.string(),
  origin: z.enum(placeholderOrigins),
  written: z.string(),
  before: z.string(),
  after: z.string(),
  /** How many places of the text say the same. */
  places: z.number().int(),
  label: z.string(),
  type: z.enum(fieldTypes),
  choices: z.array(z.string()),
  /** The type that the file declares; null: any. */
  declared: z.enum(fieldTypes).nullable(),
  /** The existing field that is proposed. */
  variable: z.string().nullable(),
})

/** The places to fill in of a file, and the fields that exist already. */
export const proposedFields = z.object({
  placeholders: z.array(placeholder),
  library: z.array(knownField),
  /** Declared by the file, without a place in the text that was read of it. */
  unplaced: z.number().int(),
  /** Written in titles, which have no fields. */
  inTitles: z.number().int(),
  /** Repeated or conditional passages as another template language writes them: they stay text. */
  passages: z.number().int(),
  /** At least so many are beyond what one document may have. */
  leftOut: z.number().int(),
})
export type ProposedFields = z.infer<typeof proposedFields>

const ofPlaceholder = { placeholder: z.string().max(300) }

/** What a placeholder becomes, as a person decided. */
export const acceptedField = z.discriminatedUnion('kind', [
  z.strictObject({
    ...ofPlaceholder,
    kind: z.literal('existing'),
    variable: z.string().max(63),
  }),
  z.strictObject({
    ...ofPlaceholder,
    kind: z.literal('new'),
    label: z.string().trim().max(200),
    /** Default: derived from the label. */
    variable: z.string().trim().max(63).default(''),
    type: z.enum(fieldTypes),
    choices: z.array(z.string().trim().max(500)).max(200).default([]),
  }),
])
export type AcceptedField = z.infer<typeof acceptedField>

/** The others stay as they are written. */
export const acceptedFields = z.array(acceptedField).max(maxPlaceholders).default([])

nameShapes({ Placeholder: placeholder, KnownField: knownField, AcceptedField: acceptedField })
