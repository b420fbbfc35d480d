import { isFilled, type CellValue, type FieldRow } from '@tacite/document/field-definition.ts'

/** What is saved of rows: what was emptied, or is not yet a value, is not stated. */
export function statedRows(rows: readonly FieldRow[]): FieldRow[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([, cell]) => isFilled(cell) && !Number.isNaN(cell)),
    ),
  )
}

export function moveRow(rows: readonly FieldRow[], at: number, by: -1 | 1): FieldRow[] {
  const [row, other] = [rows[at], rows[at + by]]
  return row && other ? rows.with(at, other).with(at + by, row) : [...rows]
}

export function setCell(
  rows: readonly FieldRow[],
  at: number,
  variable: string,
  value: unknown,
): FieldRow[] {
  return rows.map((row, index) =>
    index === at ? { ...row, [variable]: value as CellValue | null } : row,
  )
}

/** Whether every control holds a value or nothing: no half-typed number. */
export function isReadable(rows: readonly FieldRow[]): boolean {
  return !rows.some((row) => Object.values(row).some((cell) => Number.isNaN(cell)))
}
