import type { EditorState } from 'prosemirror-state'

/** The paragraphs that a selection touches; none: the cursor stands in them. */
export function selectedParagraphs(state: EditorState): { from: number; to: number } | undefined {
  const { selection } = state
  if (selection.empty) return undefined
  return { from: selection.$from.index(0), to: selection.$to.indexAfter(0) }
}
