import type { FieldRow, FieldValues } from '../field-definition.ts'

const PREFIX = 'rows:'

/** The rows of a repeated passage stand among the values of a contract, under a name that no field can have. */
export function rowsName(key: string): string {
  return `${PREFIX}${key}`
}

/** The key of the passage whose rows have this name; null: it is the variable of a field. */
export function rowsKey(name: string): string | null {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null
}

export function rowsOf(values: FieldValues, key: string): readonly FieldRow[] {
  const rows = values[rowsName(key)]
  return Array.isArray(rows) ? (rows as readonly FieldRow[]) : []
}

/**
 * The variable of a field in one row, counted from 0, while its passage is written out. No field has a dot in its own.
 *
 * @example cellVariable('premises', 0, 'area') // 'premises.0.area'
 */
export function cellVariable(key: string, row: number, variable: string): string {
  return `${key}.${row}.${variable}`
}

export interface Cell {
  key: string
  row: number
  variable: string
}

/** Null: not that of a cell. */
export function cellOf(name: string): Cell | null {
  const [key, row, variable, ...rest] = name.split('.')
  if (!key || !row || !variable || rest.length > 0) return null
  return { key, row: Number(row), variable }
}
