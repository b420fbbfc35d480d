import { fieldTypes } from '@tacite/document/field-definition.ts'
import { z } from 'zod'
import { nameShapes } from '../shape-names.ts'

const day = z.iso.date()

/** A field that is asked for each row of a repeated passage. */
const rowColumn = z.object({
  variable: z.string(),
  label: z.string(),
  type: z.enum(fieldTypes),
})

/** What a changed value is called: its field, or the rows of a repeated passage. */
export const namedField = {
  /** Of a tagged field, its label and its type, or the name of what is repeated; null: it was deleted, or it is none. */
  label: z.string().nullable(),
  type: z.enum(fieldTypes).nullable(),
  /** Of rows: what each states, in order; null: the value is none. */
  columns: z.array(rowColumn).nullable(),
}

/** The document that set a value, as this reader may know it: without name and link when they may not read it. */
export const settingDocument = z.object({
  _id: z.uuid().nullable(),
  reference: z.string().nullable(),
  title: z.string().nullable(),
  signedOn: day,
})

/** A value of a contract that an amendment replaced, or will: until the day before `from`, the other one holds. */
export const amendedValue = z.object({
  /** The name of a term, `amount`, `currency`, `counterparty`, `legalEntity`, or `values.` and the variable of a tagged field, or `rows:` and the key of a passage. */
  field: z.string(),
  ...namedField,
  before: z.unknown(),
  after: z.unknown(),
  /** Of an amount: its currency, and that of the amount before it. */
  currency: z.string().nullable(),
  currencyBefore: z.string().nullable(),
  from: day,
  isInForce: z.boolean(),
  setBy: settingDocument,
})
export type SettingDocument = z.infer<typeof settingDocument>
export type AmendedValue = z.infer<typeof amendedValue>

nameShapes({ RowColumn: rowColumn, AmendedValue: amendedValue, SettingDocument: settingDocument })
