import type { ReferenceAttrs, RichText } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import { Fragment, Slice, type Node, type ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Command } from 'prosemirror-state'

const { nodes } = contractSchema

/** Inserts a live variable at the cursor, with the marks of the text around it. */
export function insertField(variable: string): Command {
  return (state, dispatch) => {
    const marks = state.storedMarks ?? state.selection.$from.marks()
    const field = nodes.field.create({ variable }, null, marks)
    dispatch?.(state.tr.replaceSelectionWith(field, false).scrollIntoView())
    return true
  }
}

/** The same with a reference to a part of the text. */
export function insertReference(attrs: Pick<ReferenceAttrs, 'part' | 'wording'>): Command {
  return (state, dispatch) => {
    const marks = state.storedMarks ?? state.selection.$from.marks()
    const reference = nodes.reference.create(attrs, null, marks)
    dispatch?.(state.tr.replaceSelectionWith(reference, false).scrollIntoView())
    return true
  }
}

export interface ImageAttrs {
  file: string
  alt: string
  widthPx: number
  heightPx: number
}

export function insertImage(attrs: ImageAttrs): Command {
  return insertBlock(() => nodes.image.create(attrs))
}

export const insertPageBreak: Command = insertBlock(() => nodes.page_break.create())

/** Inserts a table with a header row; the cursor goes into its first cell. */
export function insertTable(rowCount = 3, columnCount = 3): Command {
  return (state, dispatch) => {
    const row = (type: 'table_header' | 'table_cell') =>
      nodes.table_row.create(
        null,
        Array.from({ length: columnCount }, () => nodes[type].createAndFill() as Node),
      )
    const table = nodes.table.create(null, [
      row('table_header'),
      ...Array.from({ length: rowCount - 1 }, () => row('table_cell')),
    ])
    const insert = insertBlock(() => table)
    if (!dispatch) return insert(state)
    return insert(state, (tr) => {
      const at = positionOf(tr.doc, table)
      dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))))
    })
  }
}

/** Inserts the paragraphs of a text (a clause) at the cursor. */
export function insertContent({ content }: RichText): Command {
  return (state, dispatch) => {
    const blocks = Fragment.fromArray(content.map((block) => contractSchema.nodeFromJSON(block)))
    dispatch?.(state.tr.replaceSelection(new Slice(blocks, 0, 0)).scrollIntoView())
    return true
  }
}

/** The same at a position, before or after the paragraph there. */
export function insertContentAt(position: number, { content }: RichText): Command {
  return (state, dispatch) => {
    const blocks = content.map((block) => contractSchema.nodeFromJSON(block))
    const at = besideParagraph(state.doc.resolve(position))
    dispatch?.(state.tr.insert(at, blocks).scrollIntoView())
    return true
  }
}

function besideParagraph($at: ResolvedPos): number {
  if (!$at.parent.isTextblock) return $at.pos
  return $at.parentOffset * 2 < $at.parent.content.size ? $at.before() : $at.after()
}

function positionOf(doc: Node, wanted: Node): number {
  let found = 0
  doc.descendants((node, pos) => {
    if (node === wanted) found = pos
  })
  return found
}

/** Inserts a block after the current paragraph, never in the middle of a word. */
function insertBlock(create: () => Node): Command {
  return (state, dispatch) => {
    const { $to, empty } = state.selection
    if (!empty || $to.depth === 0) {
      dispatch?.(state.tr.replaceSelectionWith(create()).scrollIntoView())
      return true
    }
    const isBlank = $to.parent.isTextblock && $to.parent.content.size === 0
    const after = $to.after()
    const canFollow = $to
      .node(-1)
      .canReplaceWith($to.indexAfter(-1), $to.indexAfter(-1), create().type)
    if (!canFollow) return false
    if (dispatch) {
      const tr = isBlank
        ? state.tr.replaceRangeWith($to.before(), after, create())
        : state.tr.insert(after, create())
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}
