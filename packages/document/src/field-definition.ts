/** What a tagged field can contain. */
export const fieldTypes = [
  'text',
  'longText',
  'number',
  'amount',
  'percentage',
  'date',
  'duration',
  'yesNo',
  'singleChoice',
  'multipleChoice',
  'person',
  'counterparty',
  'address',
] as const

export type FieldType = (typeof fieldTypes)[number]

export interface FieldDefinition {
  id: string
  /** Name used by field nodes and conditions: `client_name`. */
  variable: string
  label: string
  type: FieldType
  /** Of a single or multiple choice. */
  choices?: readonly string[]
  required?: boolean
  /** Its value follows from others (formulas/); it is never typed. */
  formula?: string | null
}

export type DurationUnit = 'years' | 'months' | 'weeks' | 'days'

export const durationUnits = [
  'years',
  'months',
  'weeks',
  'days',
] as const satisfies readonly DurationUnit[]

export interface DurationValue {
  count: number
  unit: DurationUnit
}

/**
 * Text, choices, person, counterparty and address: a string. Number and percentage (12.5 = 12,5 %):
 * a number. Amount: integer cents, tax included. Date: `YYYY-MM-DD`. Multiple choice: strings.
 */
export type CellValue = string | number | boolean | readonly string[] | DurationValue

/** What one row of a repeated passage states, by variable. */
export interface FieldRow {
  readonly [variable: string]: CellValue | null | undefined
}

/** The rows of a repeated passage are a value as well, under a name of their own (repeats/rows.ts). */
export type FieldValue = CellValue | readonly FieldRow[]

/** By variable; null or absent = empty. */
export type FieldValues = Readonly<Record<string, FieldValue | null | undefined>>

/** Whether a value is filled in: an empty text and an empty choice are not, « non » and 0 are. */
export function isFilled(value: FieldValue | null | undefined): value is FieldValue {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  return !Array.isArray(value) || value.length > 0
}

export function isDurationValue(value: unknown): value is DurationValue {
  return typeof value === 'object' && value !== null && 'count' in value && 'unit' in value
}

/** The choices of a value; rows, which are lists as well, have none. */
export function chosenIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
