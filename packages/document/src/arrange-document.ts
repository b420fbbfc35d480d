import type { PlainRefusalCode, Refusal } from '@tacite/domain/refusal.ts'
import type {
  ContractDocument,
  DocumentBlock,
  DocumentSection,
  SectionLevel,
} from './contract-document.ts'

/** The arranged document, or why it stays unchanged. Arguments are never mutated. */
export type Arranged =
  | { document: ContractDocument; refusal?: never }
  | { document?: never; refusal: Refusal }

/** Adds a block after another one, or at the end. */
export function addBlock(
  document: ContractDocument,
  block: DocumentBlock,
  afterBlockId?: string,
): Arranged {
  const at =
    afterBlockId === undefined ? document.blocks.length : blockIndex(document, afterBlockId) + 1
  if (afterBlockId !== undefined && at === 0) return refuse('BLOCK_NOT_FOUND')
  return { document: { ...document, blocks: document.blocks.toSpliced(at, 0, block) } }
}

/** Moves a block to an index; beyond the ends means the end. */
export function moveBlock(document: ContractDocument, blockId: string, toIndex: number): Arranged {
  const from = blockIndex(document, blockId)
  const block = document.blocks[from]
  if (!block) return refuse('BLOCK_NOT_FOUND')
  const others = document.blocks.toSpliced(from, 1)
  return {
    document: { ...document, blocks: others.toSpliced(clamp(toIndex, 0, others.length), 0, block) },
  }
}

/** Removes a block with its sections; the last body block stays. */
export function removeBlock(document: ContractDocument, blockId: string): Arranged {
  if (blockIndex(document, blockId) < 0) return refuse('BLOCK_NOT_FOUND')
  const blocks = document.blocks.filter((block) => block.id !== blockId)
  if (!blocks.some((block) => block.kind === 'body')) return refuse('DOCUMENT_BODY_REQUIRED')
  return { document: { ...document, blocks } }
}

/** Adds a section to a block: after another one and its subsections, or at the end. */
export function addSection(
  document: ContractDocument,
  blockId: string,
  section: DocumentSection,
  afterSectionId?: string,
): Arranged {
  const block = document.blocks[blockIndex(document, blockId)]
  if (!block) return refuse('BLOCK_NOT_FOUND')
  const after = block.sections.findIndex(({ id }) => id === afterSectionId)
  if (afterSectionId !== undefined && after < 0) return refuse('SECTION_NOT_FOUND')
  // A subsection goes right below; a section of the same level goes after the other's subsections.
  const previous = block.sections[after]
  const isWithin = previous !== undefined && section.level > previous.level
  const at =
    previous === undefined
      ? block.sections.length
      : isWithin
        ? after + 1
        : subtreeEnd(block.sections, after)
  return withSections(document, block, block.sections.toSpliced(at, 0, section))
}

/**
 * Inserts a section directly after another one, before that one's subsections: where a title marked inside its text
 * belongs, so that the reading order does not change.
 */
export function splitSection(
  document: ContractDocument,
  sectionId: string,
  section: DocumentSection,
): Arranged {
  const found = findSection(document, sectionId)
  if (!found) return refuse('SECTION_NOT_FOUND')
  const { block, index } = found
  return withSections(document, block, block.sections.toSpliced(index + 1, 0, section))
}

/**
 * Moves a section with its subsections before another one, or to the end of a block when `beforeSectionId` is
 * omitted. Its level stays.
 */
export function moveSection(
  document: ContractDocument,
  sectionId: string,
  target: { blockId: string; beforeSectionId?: string },
): Arranged {
  const found = findSection(document, sectionId)
  if (!found) return refuse('SECTION_NOT_FOUND')
  const end = subtreeEnd(found.block.sections, found.index)
  const moved = found.block.sections.slice(found.index, end)
  if (moved.some(({ id }) => id === target.beforeSectionId)) return { document }
  const rest = found.block.sections.toSpliced(found.index, moved.length)
  const without = withSections(document, found.block, rest).document ?? document
  const block = without.blocks[blockIndex(without, target.blockId)]
  if (!block) return refuse('BLOCK_NOT_FOUND')
  const before = block.sections.findIndex(({ id }) => id === target.beforeSectionId)
  if (target.beforeSectionId !== undefined && before < 0) return refuse('SECTION_NOT_FOUND')
  const at = before < 0 ? block.sections.length : before
  return withSections(without, block, block.sections.toSpliced(at, 0, ...moved))
}

/**
 * Swaps a section, subsections included, with its previous (-1) or next (+1) sibling. One that is first or last goes
 * over to the block before or after; a subsection stays with its section.
 */
export function shiftSection(document: ContractDocument, sectionId: string, by: -1 | 1): Arranged {
  const found = findSection(document, sectionId)
  if (!found) return refuse('SECTION_NOT_FOUND')
  const { block, index } = found
  const start = by === 1 ? index : previousOrParent(block.sections, index)
  if (start < 0) return toNextBlock(document, found, by)
  const middle = subtreeEnd(block.sections, start)
  // Without a next sibling, or after the parent, a section of another level follows, or none.
  if (block.sections[middle] === undefined) return toNextBlock(document, found, by)
  if (block.sections[middle].level !== block.sections[index]?.level) return { document }
  const end = subtreeEnd(block.sections, middle)
  return withSections(document, block, [
    ...block.sections.slice(0, start),
    ...block.sections.slice(middle, end),
    ...block.sections.slice(start, middle),
    ...block.sections.slice(end),
  ])
}

function toNextBlock(
  document: ContractDocument,
  { block, index }: { block: DocumentBlock; index: number },
  by: -1 | 1,
): Arranged {
  const section = block.sections[index]
  const next = document.blocks[document.blocks.indexOf(block) + by]
  if (section?.level !== 1 || !next) return { document }
  const before = by === 1 ? next.sections[0] : undefined
  return moveSection(document, section.id, {
    blockId: next.id,
    ...(before ? { beforeSectionId: before.id } : {}),
  })
}

/** One level up (2 becomes 1), subsections included. */
export function promoteSection(document: ContractDocument, sectionId: string): Arranged {
  return changeLevel(document, sectionId, -1)
}

/** One level down, under the section before it, subsections included. */
export function demoteSection(document: ContractDocument, sectionId: string): Arranged {
  return changeLevel(document, sectionId, 1)
}

/** Removes a section and its subsections. */
export function removeSection(document: ContractDocument, sectionId: string): Arranged {
  const found = findSection(document, sectionId)
  if (!found) return refuse('SECTION_NOT_FOUND')
  const { block, index } = found
  const count = subtreeEnd(block.sections, index) - index
  return withSections(document, block, block.sections.toSpliced(index, count))
}

function changeLevel(document: ContractDocument, sectionId: string, by: -1 | 1): Arranged {
  const found = findSection(document, sectionId)
  if (!found) return refuse('SECTION_NOT_FOUND')
  const { block, index } = found
  const end = subtreeEnd(block.sections, index)
  const moved = block.sections.slice(index, end)
  const previousLevel = block.sections[index - 1]?.level ?? 0
  const levels = moved.map(({ level }) => level + by)
  const isAllowed =
    Math.min(...levels) >= 1 && Math.max(...levels) <= 3 && (levels[0] ?? 0) <= previousLevel + 1
  if (!isAllowed) return refuse('SECTION_LEVEL_LIMIT')
  const changed = moved.map((section) => ({
    ...section,
    level: (section.level + by) as SectionLevel,
  }))
  return withSections(document, block, block.sections.toSpliced(index, moved.length, ...changed))
}

/** Index after the last subsection of the section at `index`. */
function subtreeEnd(sections: readonly DocumentSection[], index: number): number {
  const level = sections[index]?.level ?? 1
  const next = sections.findIndex((section, at) => at > index && section.level <= level)
  return next < 0 ? sections.length : next
}

/** Index of the last preceding section that is not deeper: the previous sibling, or the parent; -1 when there is none. */
function previousOrParent(sections: readonly DocumentSection[], index: number): number {
  const level = sections[index]?.level ?? 1
  return sections.findLastIndex((section, at) => at < index && section.level <= level)
}

function findSection(document: ContractDocument, sectionId: string) {
  for (const block of document.blocks) {
    const index = block.sections.findIndex(({ id }) => id === sectionId)
    if (index >= 0) return { block, index }
  }
  return undefined
}

function blockIndex(document: ContractDocument, blockId: string): number {
  return document.blocks.findIndex(({ id }) => id === blockId)
}

function withSections(
  document: ContractDocument,
  block: DocumentBlock,
  sections: DocumentSection[],
): { document: ContractDocument } {
  const blocks = document.blocks.map((other) =>
    other.id === block.id ? { ...other, sections } : other,
  )
  return { document: { ...document, blocks } }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

function refuse(code: PlainRefusalCode): Arranged {
  return { refusal: { code } }
}
