import { isFilled, type FieldDefinition, type FieldRow } from '../field-definition.ts'
import { formatFieldValue, type ValueNotation } from '../format-field-value.ts'

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
