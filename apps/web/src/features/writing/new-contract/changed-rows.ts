import type { FieldRow } from '@tacite/document/field-definition.ts'
import type { WireValue } from './choices.ts'

export type ChangeRows = (rows: readonly FieldRow[]) => FieldRow[]

/** Rows that a function changes, as they are in the draft then. */
export function changedRows(value: WireValue | undefined, change: ChangeRows): WireValue {
  return change(Array.isArray(value) ? (value as readonly FieldRow[]) : []) as WireValue
}
