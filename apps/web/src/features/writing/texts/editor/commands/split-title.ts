import type { Refusal } from '@tacite/domain/refusal.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import { checkTitleSelection } from '@tacite/document/section-rules.ts'
import { Fragment, type Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { ancestorOf } from './ancestors.ts'

/** A text split where part of it becomes a title. */
export interface TitleSplit {
  before: RichText
  title: string
  after: RichText
}

/**
 * Extracts the selected words as the title of a section that begins there. A field among them is replaced by its
 * `leafText`: a title is plain text.
 */
export function splitAtTitle(
  state: EditorState,
  leafText: (node: Node) => string,
): { split: TitleSplit; refusal?: never } | { split?: never; refusal: Refusal } {
  const { from, to } = state.selection
  const title = state.doc.textBetween(from, to, ' ', leafText).replaceAll(/\s+/g, ' ').trim()
  const refusal = checkTitleSelection(title)
  if (refusal) return { refusal }
  return {
    split: {
      title,
      before: asRichText(trimEnd(state.doc.cut(0, from).content)),
      after: asRichText(trimStart(state.doc.cut(to).content)),
    },
  }
}

/** A title cannot be extracted from a table: the rest would not be a table. */
export function isInTable(state: EditorState): boolean {
  return ancestorOf(state, 'table') !== null
}

function asRichText(content: Fragment): RichText {
  const filled =
    content.childCount > 0 ? content : Fragment.from(contractSchema.nodes.paragraph.create())
  return contractSchema.nodes.doc.create(null, filled).toJSON() as RichText
}

/** Drops what the split left empty at the end: a line, an item, a list without items. */
function trimEnd(content: Fragment): Fragment {
  const last = content.lastChild
  if (!last) return content
  const rest = content.cut(0, content.size - last.nodeSize)
  const trimmed = trimNode(last, trimEnd)
  return trimmed ? rest.addToEnd(trimmed) : trimEnd(rest)
}

function trimStart(content: Fragment): Fragment {
  const first = content.firstChild
  if (!first) return content
  const rest = content.cut(first.nodeSize)
  const trimmed = trimNode(first, trimStart)
  return trimmed ? rest.addToStart(trimmed) : trimStart(rest)
}

/** Null when nothing visible is left of it. */
function trimNode(node: Node, trim: (content: Fragment) => Fragment): Node | null {
  if (node.isLeaf) return node
  if (node.isTextblock) return node.content.size === 0 ? null : node
  const content = trim(node.content)
  return content.childCount > 0 ? node.copy(content) : null
}
