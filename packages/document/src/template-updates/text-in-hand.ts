import type { ContractDocument, DocumentBlock, DocumentSection } from '../contract-document.ts'

/** A text while parts of it are added, rewritten, moved and taken out. */
export interface TextInHand {
  readonly blocks: DocumentBlock[]
}

/** A copy to change: the document itself stays as it is. */
export function takeInHand({ blocks }: ContractDocument): TextInHand {
  return { blocks: blocks.map((block) => ({ ...block, sections: [...block.sections] })) }
}

/** Places a block after the last of those before it that the text has; else it comes first. */
export function placeBlock(
  { blocks }: TextInHand,
  block: DocumentBlock,
  before: readonly (string | undefined)[],
): void {
  const at = blocks.findIndex(({ id }) => id === block.id)
  const [placed = block] = at < 0 ? [] : blocks.splice(at, 1)
  blocks.splice(blocks.findLastIndex(({ id }) => before.includes(id)) + 1, 0, placed)
}

/**
 * Places a section in a block after the last of those before it that the block has, and after what was written under
 * that one; else it comes first.
 *
 * @param isWritten whether a section was written in this text alone
 */
export function placeSection(
  text: TextInHand,
  block: DocumentBlock,
  section: DocumentSection,
  {
    before,
    isWritten,
  }: { before: readonly (string | undefined)[]; isWritten(id: string): boolean },
): void {
  const placed = removeSection(text, section.id) ?? section
  const { sections } = block
  let at = sections.findLastIndex(({ id }) => before.includes(id)) + 1
  const isBelow = (next: DocumentSection | undefined) =>
    next !== undefined && next.level > placed.level && isWritten(next.id)
  while (at > 0 && isBelow(sections[at])) at += 1
  sections.splice(at, 0, placed)
}

/** Replaces a section by another text under its id. */
export function rewriteSection({ blocks }: TextInHand, section: DocumentSection): void {
  for (const { sections } of blocks) {
    const at = sections.findIndex(({ id }) => id === section.id)
    if (at >= 0) sections[at] = section
  }
}

/** Returns the section, if the text had it. */
export function removeSection({ blocks }: TextInHand, id: string): DocumentSection | undefined {
  for (const { sections } of blocks) {
    const at = sections.findIndex((section) => section.id === id)
    if (at >= 0) return sections.splice(at, 1)[0]
  }
  return undefined
}
