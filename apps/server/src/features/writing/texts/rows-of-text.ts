import type { RowsToRemove } from '../../trail/removals/public.ts'

/** Every table with rows that belong to a text, in deletion order. */
const TABLES = [
  'section_clause',
  'text_image',
  'section_version',
  'text_section',
  'text_block',
] as const

/** The rows of texts, removed and restored with their owner: listed before the owner's own row … */
export function rowsBelowText(...textIds: readonly string[]): RowsToRemove[] {
  return TABLES.map((table) => ({ table, column: 'text_id', ids: textIds }))
}

/** … and the texts themselves, after the owner that references them. */
export function textRow(...textIds: readonly string[]): RowsToRemove {
  return { table: 'text', column: 'id', ids: textIds }
}
