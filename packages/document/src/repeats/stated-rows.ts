import { isFilled, type FieldRow } from '../field-definition.ts'

/**
 * Rows as they are kept: a cell that was emptied, or is not yet a value, is not stated.
 *
 * @example statedRows([{ place: 'Bureau', rent: null }]) // [{ place: 'Bureau' }]
 */
export function statedRows(rows: readonly FieldRow[]): FieldRow[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([, cell]) => isFilled(cell) && !Number.isNaN(cell)),
    ),
  )
}

/** Whether a value has the shape of rows. */
export function isRows(value: unknown): value is readonly FieldRow[] {
  return (
    Array.isArray(value) &&
    value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
  )
}
