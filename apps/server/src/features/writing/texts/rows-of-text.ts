import type { RowsToRemove } from '../../trail/removals/public.ts'

/** Every table with rows that belong to a text, in deletion order. */
const TABLES = ['text_image', 'section_version', 'text_section', 'text_block'] as const

/** The rows of a text, removed and restored with its owner: listed before the owner's own row … */
export function rowsBelowText(textId: string): RowsToRemove[] {
  return TABLES.map((table) => ({ table, column: 'text_id', ids: [textId] }))
}

/** … and the text itself, after the owner that references it. */
export function textRow(textId: string): RowsToRemove {
  return { table: 'text', column: 'id', ids: [textId] }
}
