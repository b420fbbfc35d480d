import type { Condition } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import { checkConditionalSelection } from '@tacite/document/section-rules.ts'
import { wrapIn } from 'prosemirror-commands'
import type { Command, EditorState } from 'prosemirror-state'
import { ancestorOf } from './ancestors.ts'

/** The conditional part around the selection, with its condition. */
export function conditionalAround(
  state: EditorState,
): { pos: number; condition: Condition } | null {
  const found = ancestorOf(state, 'conditional')
  return found && { pos: found.pos, condition: found.node.attrs as Condition }
}

/** Why the selection cannot be made conditional: text must be selected (specification 5). */
export function conditionalRefusal(state: EditorState) {
  const { from, to } = state.selection
  return checkConditionalSelection(state.doc.textBetween(from, to, ' ', ' \u2060x'))
}

/** Makes the selected paragraphs conditional, or changes their condition. */
export function setCondition(condition: Condition): Command {
  return (state, dispatch, view) => {
    const around = conditionalAround(state)
    if (!around) return wrapIn(contractSchema.nodes.conditional, condition)(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup(around.pos, null, condition))
    return true
  }
}

/** Removes the condition and keeps its text. */
export const removeCondition: Command = (state, dispatch) => {
  const around = conditionalAround(state)
  const node = around && state.doc.nodeAt(around.pos)
  if (!around || !node) return false
  dispatch?.(state.tr.replaceWith(around.pos, around.pos + node.nodeSize, node.content))
  return true
}
