import { contractSchema } from '@tacite/document/schema.ts'
import type { Fragment } from 'prosemirror-model'
import { NodeSelection, TextSelection, type Command } from 'prosemirror-state'

const { footnote } = contractSchema.nodes

/**
 * Gives the selected note these words, or puts a new one behind what is selected; without any words the note goes. The
 * cursor is behind the mark.
 */
export function keepNote(words: Fragment): Command {
  return (state, dispatch) => {
    const { selection, tr } = state
    const selected =
      selection instanceof NodeSelection && selection.node.type === footnote ? selection : null
    if (words.size === 0) {
      if (selected) dispatch?.(tr.deleteSelection())
      return selected !== null
    }
    const from = selected?.from ?? selection.to
    if (!state.doc.resolve(from).parent.inlineContent) return false
    const note = footnote.create(null, words)
    if (!selected?.node.content.eq(words)) tr.replaceWith(from, selected?.to ?? from, note)
    const cursor = TextSelection.create(tr.doc, from + note.nodeSize)
    dispatch?.(tr.setSelection(cursor).scrollIntoView())
    return true
  }
}
