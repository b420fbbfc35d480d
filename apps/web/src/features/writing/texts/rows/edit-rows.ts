import type { CellValue, FieldRow } from '@tacite/document/field-definition.ts'

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
