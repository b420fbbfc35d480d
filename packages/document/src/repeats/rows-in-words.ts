import type { ContractDocument } from '../contract-document.ts'
import { isFilled, type FieldDefinition, type FieldRow } from '../field-definition.ts'
import { formatFieldValue, type ValueNotation } from '../format-field-value.ts'
import { repeatsIn } from './repeats-in.ts'
import { rowsKey, rowsName } from './rows.ts'

/** A field that is asked for each row, as people read it. */
export type RowColumn = Pick<FieldDefinition, 'variable' | 'label' | 'type'>

type Column = Pick<RowColumn, 'variable' | 'type'>

/** Rows as people compare them: a line for each, its values in the order of the fields. */
export function rowsInWords(
  rows: readonly FieldRow[],
  columns: readonly Column[],
  notation: ValueNotation,
): string {
  return rows.map((row, at) => `${at + 1}. ${rowInWords(row, columns, notation)}`.trim()).join('\n')
}

/**
 * The values of one row in one line; empty when it states nothing.
 *
 * @example rowInWords({ place: 'Bureau', rent: 120000 }, columns, { locale: 'fr', currency: 'EUR' }) // 'Bureau · 1 200,00 €'
 */
export function rowInWords(
  row: FieldRow,
  columns: readonly Column[],
  notation: ValueNotation,
): string {
  const words = columns.flatMap(({ variable, type }) => {
    const value = row[variable]
    return isFilled(value) ? [formatFieldValue(type, value, notation)] : []
  })
  return words.join(' · ')
}

/** What the rows of this name repeat in a text, as it is called there; null: it is not the name of rows. */
export function nameOfRows(document: ContractDocument, name: string): string | null {
  const key = rowsKey(name)
  if (key === null) return null
  return repeatsIn(document).find((passage) => passage.key === key)?.name ?? key
}

/** A text that nobody fills in with one empty row of each passage: its fields show their labels. */
export function blankRows(document: ContractDocument): Record<string, readonly FieldRow[]> {
  return Object.fromEntries(repeatsIn(document).map(({ key }) => [rowsName(key), [{}]]))
}
