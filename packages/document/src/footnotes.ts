import type { ContractDocument } from './contract-document.ts'
import { childrenOf } from './rich-text.ts'
import type { Condition, FootnoteNode, RichText, RichTextNode } from './rich-text.ts'

/** A note of a content with its place among those that are counted, from 0; null: its passage is left out. */
export interface CountedNote {
  note: FootnoteNode
  place: number | null
}

/**
 * The notes of a content in reading order. Those of passages that conditions leave out are not counted.
 *
 * @param isKept whether the passage of a condition is in the text; by default each is
 * @example countNotes(content).map(({ place }) => place) // [0, 1, 2]
 */
export function countNotes(
  content: RichText,
  isKept: (condition: Condition) => boolean = () => true,
): CountedNote[] {
  let counted = 0
  const walk = (node: RichText | RichTextNode, isLeft: boolean): CountedNote[] =>
    childrenOf(node).flatMap((child) => {
      if (child.type === 'footnote') return [{ note: child, place: isLeft ? null : counted++ }]
      return walk(child, isLeft || (child.type === 'conditional' && !isKept(child.attrs)))
    })
  return walk(content, false)
}

/**
 * How many notes stand before each section of a text, by its id: the first note of a section has the next number.
 *
 * @param notesOf how many notes a section has as it reads
 */
export function notesBefore(
  { blocks }: ContractDocument,
  notesOf: (section: ContractDocument['blocks'][number]['sections'][number]) => number,
): Map<string, number> {
  let before = 0
  const bySection = new Map<string, number>()
  for (const section of blocks.flatMap(({ sections }) => sections)) {
    bySection.set(section.id, before)
    before += notesOf(section)
  }
  return bySection
}
