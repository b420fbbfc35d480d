import type { FootnoteNode, RichTextBlock } from '@tacite/document/rich-text.ts'
import type { FlowItem } from './flow.ts'
import type { LossRecorder } from './losses.ts'

/**
 * The text below a title, with the notes of the title where it begins: titles of ours are words only.
 *
 * @param at of the title among the items of the file
 */
export function withNotesOfTitle(
  titles: readonly (FlowItem | undefined)[],
  content: RichTextBlock[],
  losses: LossRecorder,
  at: number,
): RichTextBlock[] {
  const notes = titles.flatMap(notesIn)
  if (notes.length === 0) return content
  for (const _ of notes) losses.add('notesMoved', at)
  const [first, ...rest] = content
  if (first?.type === 'paragraph')
    return [{ ...first, content: [...notes, ...(first.content ?? [])] }, ...rest]
  return [{ type: 'paragraph', attrs: { align: 'left' }, content: notes }, ...content]
}

function notesIn(item: FlowItem | undefined): FootnoteNode[] {
  if (item?.type !== 'paragraph') return []
  return item.inline.flatMap((node) => (node.type === 'footnote' ? [node] : []))
}
