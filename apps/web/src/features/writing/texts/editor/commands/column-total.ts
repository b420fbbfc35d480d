import { columnTotal, type ColumnTotal } from '@tacite/document/column-total.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Node } from 'prosemirror-model'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { isInTable, selectedRect } from 'prosemirror-tables'

/** How cells are read: in the language of the text, with the words of its fields. */
export interface CellReader {
  locale: Locale
  leafText: (node: Node) => string
}

export type TotalAtCursor =
  /** `replaced`: what the cell of the cursor says now. */
  | { total: string; count: number; replaced: string }
  | Extract<ColumnTotal, { problem: string }>
  /** A row above is repeated: once for each row of a contract. */
  | { problem: 'rows' }

/** The total of the cells above the cursor, which its cell would show. */
export function totalAtCursor(state: EditorState, { locale, leafText }: CellReader): TotalAtCursor {
  if (!isInTable(state)) return { problem: 'none' }
  const { map, table, left, top } = selectedRect(state)
  const rows = table.children.slice(0, top)
  if (rows.some(({ type }) => type === contractSchema.nodes.repeated_row)) {
    return { problem: 'rows' }
  }
  const above = new Set(rows.map((_, row) => map.map[row * map.width + left]!))
  const cells = [...above].map((at) => table.nodeAt(at)!)
  const wordsOf = (cell: Node) => cell.textBetween(0, cell.content.size, ' ', leafText)
  const counted = cells.filter(({ type }) => type !== contractSchema.nodes.table_header)
  const found = columnTotal(counted.map(wordsOf), locale)
  if ('problem' in found) return found
  const own = table.nodeAt(map.map[top * map.width + left]!)!
  return { ...found, replaced: wordsOf(own).trim() }
}

/** Puts words in the place of what the cell of the cursor says. */
export function writeInCell(words: string): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false
    const { map, table, tableStart, left, top } = selectedRect(state)
    const at = map.map[top * map.width + left]!
    const cell = table.nodeAt(at)!
    const { align } = cell.firstChild?.attrs ?? {}
    const paragraph = contractSchema.nodes.paragraph.create(
      cell.firstChild?.type === contractSchema.nodes.paragraph ? { align } : null,
      contractSchema.text(words),
    )
    const start = tableStart + at + 1
    const tr = state.tr.replaceWith(start, start + cell.content.size, paragraph)
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, start + 1 + words.length)))
    return true
  }
}
