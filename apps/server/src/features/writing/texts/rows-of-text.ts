import type { RowsToRemove } from '../../trail/removals/public.ts'

/** Every table whose rows hang on a text, in the order in which they can go. */
const TABLES = ['text_image', 'section_version', 'text_section', 'text_block'] as const

/** The rows of a text, which go and come back with its owner: named before the owner's own row … */
export function rowsBelowText(textId: string): RowsToRemove[] {
  return TABLES.map((table) => ({ table, column: 'text_id', ids: [textId] }))
}

/** … and the text itself, behind the owner that points to it. */
export function textRow(textId: string): RowsToRemove {
  return { table: 'text', column: 'id', ids: [textId] }
}
