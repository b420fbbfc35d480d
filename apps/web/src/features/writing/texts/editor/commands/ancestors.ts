import type { Node, ResolvedPos } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'

interface Ancestor {
  node: Node
  pos: number
}

/** The nearest node of one of these types around the selection, or the selected node itself. */
export function ancestorOf(state: EditorState, ...typeNames: string[]): Ancestor | null {
  const { $from } = state.selection
  const selected = $from.nodeAfter
  if (selected && typeNames.includes(selected.type.name) && isSelected(state, selected)) {
    return { node: selected, pos: $from.pos }
  }
  return ancestorAt($from, typeNames)
}

function ancestorAt($pos: ResolvedPos, typeNames: readonly string[]): Ancestor | null {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth)
    if (typeNames.includes(node.type.name)) return { node, pos: $pos.before(depth) }
  }
  return null
}

function isSelected({ selection }: EditorState, node: Node): boolean {
  return selection.to === selection.from + node.nodeSize && 'node' in selection
}
