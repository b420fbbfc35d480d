import type { TextAlign } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import type { Command, EditorState } from 'prosemirror-state'

/** Aligns every paragraph in the selection. */
export function setAlign(align: TextAlign): Command {
  return (state, dispatch) => {
    const places = paragraphsOf(state).filter(({ current }) => current !== align)
    if (places.length === 0) return false
    if (dispatch) {
      const tr = state.tr
      for (const { pos } of places) tr.setNodeAttribute(pos, 'align', align)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

/** The common alignment of the selected paragraphs; null when they differ. */
export function alignOf(state: EditorState): TextAlign | null {
  const found = new Set(paragraphsOf(state).map(({ current }) => current))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

function paragraphsOf({ doc, selection }: EditorState): { pos: number; current: TextAlign }[] {
  const found: { pos: number; current: TextAlign }[] = []
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (node.type === contractSchema.nodes.paragraph) {
        found.push({ pos, current: node.attrs['align'] as TextAlign })
      }
    })
  }
  return found
}
