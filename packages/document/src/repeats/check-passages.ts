import type { PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { childrenOf, type RichText, type RichTextNode, type TableNode } from '../rich-text.ts'
import { nodesOf } from '../walk-document.ts'
import { isRepeating } from './repeats-in.ts'

/** What the schema cannot say of repeated passages: none is inside another, and a row stands by itself in its table. */
export function passagesRefusal(content: RichText): PlainRefusalCode | undefined {
  const nodes = [...nodesOf(content)]
  const passages = nodes.filter(isRepeating)
  if (passages.some((node) => childrenOf(node).some(repeatsBelow))) return 'REPEAT_NESTED'
  if (passages.some(({ attrs }) => attrs.min > attrs.max || attrs.max === 0)) return 'REPEAT_LIMITS'
  return nodes.some((node) => node.type === 'table' && joinsRepeated(node))
    ? 'REPEAT_ROW_MERGED'
    : undefined
}

function repeatsBelow(node: RichTextNode): boolean {
  return isRepeating(node) || childrenOf(node).some(repeatsBelow)
}

/** A cell that goes through several rows cannot stand once in each of them. */
function joinsRepeated({ content }: TableNode): boolean {
  return content.some((row, at) =>
    (row.content ?? []).some(({ attrs: { rowspan } }) => {
      const joined = content.slice(at, at + rowspan)
      return rowspan > 1 && joined.some((each) => each.type === 'repeated_row')
    }),
  )
}
