import { fieldTypes } from '@tacite/document/field-definition.ts'
import { z } from 'zod'
import { nameShapes } from '../shape-names.ts'

const day = z.iso.date()

/** The document that set a value, as this reader may know it: without name and link when they may not read it. */
export const settingDocument = z.object({
  _id: z.uuid().nullable(),
  reference: z.string().nullable(),
  title: z.string().nullable(),
  signedOn: day,
})

/** A value of a contract that an amendment replaced, or will: until the day before `from`, the other one holds. */
export const amendedValue = z.object({
  /** The name of a term, `amount`, `currency`, `counterparty`, `legalEntity`, or `values.` and the variable of a tagged field. */
  field: z.string(),
  /** Of a tagged field: its label and its type. */
  label: z.string().nullable(),
  type: z.enum(fieldTypes).nullable(),
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

nameShapes({ AmendedValue: amendedValue, SettingDocument: settingDocument })
