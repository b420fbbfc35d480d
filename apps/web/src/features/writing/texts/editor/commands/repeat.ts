import type { Refusal } from '@tacite/domain/refusal.ts'
import { proposeVariable } from '@tacite/document/field-rules.ts'
import { passagesRefusal } from '@tacite/document/repeats/check-passages.ts'
import type { Repeat, RichText } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import { Fragment, NodeRange, type Node } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { ancestorOf } from './ancestors.ts'

const { repeat, repeated_item, repeated_row, list_item, table_row } = contractSchema.nodes

/** What an ordinary part becomes once it is repeated, and back. */
const REPEATED = { list_item: repeated_item, table_row: repeated_row }
const ORDINARY: Partial<Record<string, typeof list_item>> = {
  repeated_item: list_item,
  repeated_row: table_row,
}

/** The repeated passage around the selection. */
export function repeatAround(
  state: EditorState,
): { pos: number; node: Node; repeat: Repeat } | null {
  const found = ancestorOf(state, 'repeat', 'repeated_item', 'repeated_row')
  return found && { ...found, repeat: found.node.attrs as Repeat }
}

/** Passages of the same name have the same rows, wherever they stand. */
export function repeatCalled(name: string, { min, max }: Pick<Repeat, 'min' | 'max'>): Repeat {
  // Of a name in another alphabet nothing is left.
  const key = proposeVariable(name).slice(0, 40) || 'rows'
  return { key, name: name.trim(), min, max }
}

/** Why the selection cannot be repeated. */
export function repeatRefusal(state: EditorState): Refusal | undefined {
  const { from, to, $from } = state.selection
  const isRow = ancestorOf(state, 'table_row') !== null
  const words = from === to ? $from.parent.textContent : state.doc.textBetween(from, to, ' ', 'x')
  if (!isRow && words.trim() === '' && $from.parent.childCount === 0)
    return { code: 'REPEAT_TEXT_REQUIRED' }
  let code: Refusal['code'] | undefined
  const isPossible = setRepeat(ANY)(state, (tr) => {
    code = passagesRefusal(tr.doc.toJSON() as RichText)
  })
  return isPossible ? code && ({ code } as Refusal) : { code: 'REPEAT_TEXT_REQUIRED' }
}

const ANY: Repeat = { key: 'x', name: 'x', min: 0, max: 1 }

/** Repeats the table row, the entry or the blocks of the selection; or changes the passage around it. */
export function setRepeat(attrs: Repeat): Command {
  return (state, dispatch) => {
    const around = repeatAround(state)
    if (around) {
      dispatch?.(state.tr.setNodeMarkup(around.pos, null, { ...attrs, key: around.repeat.key }))
      return true
    }
    const part = partAround(state)
    if (part) {
      const type = REPEATED[part.node.type.name as keyof typeof REPEATED]
      dispatch?.(state.tr.setNodeMarkup(part.pos, type, attrs))
      return true
    }
    const tr = wrapBlocks(state, attrs)
    if (tr) dispatch?.(tr)
    return tr !== null
  }
}

/** Keeps the passage, once. */
export const removeRepeat: Command = (state, dispatch) => {
  const around = repeatAround(state)
  if (!around) return false
  const { pos, node } = around
  const ordinary = ORDINARY[node.type.name]
  dispatch?.(
    ordinary
      ? state.tr.setNodeMarkup(pos, ordinary)
      : state.tr.replaceWith(pos, pos + node.nodeSize, node.content),
  )
  return true
}

/** The nearest row of a table or entry of a list, if the whole selection is inside of it. */
function partAround(state: EditorState): { pos: number; node: Node } | null {
  const part = ancestorOf(state, 'list_item', 'table_row')
  return part && state.selection.to <= part.pos + part.node.nodeSize ? part : null
}

function wrapBlocks(state: EditorState, attrs: Repeat): Transaction | null {
  const { $from, $to } = state.selection
  let range = $from.blockRange($to)
  while (range) {
    const { parent, startIndex, endIndex } = range
    const content = Fragment.from(parent.children.slice(startIndex, endIndex))
    if (repeat.validContent(content) && parent.canReplaceWith(startIndex, endIndex, repeat))
      return state.tr.wrap(range, [{ type: repeat, attrs }]).scrollIntoView()
    range = range.depth > 0 ? new NodeRange($from, $to, range.depth - 1) : null
  }
  return null
}
