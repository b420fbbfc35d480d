import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import type { Node } from 'prosemirror-model'
import { EditorState, TextSelection, type Command } from 'prosemirror-state'

/** A text in template notation, with the given words selected (first occurrence). */
export function stateOf(source: string, selected = ''): EditorState {
  const doc = contractSchema.nodeFromJSON(composeRichText(source))
  const from = selected === '' ? 1 : placeOf(doc, selected)
  const selection = TextSelection.create(doc, from, from + selected.length)
  return EditorState.create({ doc, selection })
}

/** The state after a command; unchanged when it refuses. */
export function after(state: EditorState, command: Command): EditorState {
  let next = state
  command(state, (tr) => {
    next = state.apply(tr)
  })
  return next
}

/** `p(text)`: the outline of a content, short enough for a test. */
export function outlineOf(node: Node): string {
  if (node.isText) return node.text ?? ''
  const inner = node.children.map((child) => outlineOf(child)).join(node.inlineContent ? '' : ' ')
  if (node.type.name === 'doc') return inner
  return node.isLeaf
    ? `<${node.type.name}>`
    : `${names[node.type.name] ?? node.type.name}(${inner})`
}

const names: Record<string, string> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  blockquote: 'quote',
  conditional: 'if',
  repeat: 'each',
  repeated_item: 'eachLi',
  repeated_row: 'eachTr',
  table_row: 'tr',
  table_cell: 'td',
  table_header: 'th',
}

function placeOf(doc: Node, words: string): number {
  let found = -1
  doc.descendants((node, pos) => {
    const at = node.text?.indexOf(words) ?? -1
    if (found < 0 && at >= 0) found = pos + at
  })
  if (found < 0) throw new Error(`No « ${words} » in the text`)
  return found
}
