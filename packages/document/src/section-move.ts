import {
  demoteSection,
  moveSection,
  promoteSection,
  removeSection,
  shiftSection,
  type Arranged,
} from './arrange-document.ts'
import {
  allSections,
  type ContractDocument,
  type DocumentSection,
  type SectionLevel,
} from './contract-document.ts'

/** The order of blocks and sections alone: all that places depend on. */
export interface DocumentOrder {
  blocks: readonly {
    id: string
    sections: readonly { id: string; level: SectionLevel }[]
  }[]
}

/** Where sections that stand one behind the other are, exactly: in a block, behind a section, each at its level. */
export interface RunPlace {
  blockId: string
  /** Null: at the beginning of the block. */
  afterSectionId: string | null
  levels: readonly SectionLevel[]
}

/** Takes sections from where one move has put them to another exact place: how a move is undone and redone. */
export interface RunMove {
  to: 'exactly'
  sectionIds: readonly string[]
  from: RunPlace
  target: RunPlace
}

/** Which way a section goes. */
export type SectionMove =
  | { to: 'up' | 'down' | 'promote' | 'demote' }
  /** Null: to the end of the block. */
  | { to: 'place'; blockId: string; beforeSectionId: string | null }
  | RunMove

/** The document once a section, with what belongs to it, has gone that way. */
export function applyMove(
  document: ContractDocument,
  sectionId: string,
  move: SectionMove,
): Arranged {
  switch (move.to) {
    case 'up':
      return shiftSection(document, sectionId, -1)
    case 'down':
      return shiftSection(document, sectionId, 1)
    case 'promote':
      return promoteSection(document, sectionId)
    case 'demote':
      return demoteSection(document, sectionId)
    case 'place':
      return moveSection(document, sectionId, {
        blockId: move.blockId,
        ...(move.beforeSectionId ? { beforeSectionId: move.beforeSectionId } : {}),
      })
    case 'exactly':
      return moveRun(document, sectionId, move)
  }
}

/** A section and all its subsections, in their order: what moves and goes with it. */
export function withSubsections(document: ContractDocument, sectionId: string): string[] {
  const without = removeSection(document, sectionId).document ?? document
  const left = new Set(allSections(without).map(({ id }) => id))
  return allSections(document).flatMap(({ id }) => (left.has(id) ? [] : [id]))
}

/**
 * Where these sections stand now; null when they do not stand one behind the other.
 * @example runPlace(document, ['a', 'a1']) // { blockId: 'body', afterSectionId: null, levels: [1, 2] }
 */
export function runPlace(order: DocumentOrder, sectionIds: readonly string[]): RunPlace | null {
  const first = sectionIds[0]
  for (const { id: blockId, sections } of order.blocks) {
    const start = sections.findIndex(({ id }) => id === first)
    if (start < 0) continue
    const run = sections.slice(start, start + sectionIds.length)
    if (!sectionIds.every((id, at) => run[at]?.id === id)) return null
    const afterSectionId = sections[start - 1]?.id ?? null
    return { blockId, afterSectionId, levels: run.map(({ level }) => level) }
  }
  return null
}

/** Refused unless the sections stand where the move expects them: otherwise they, or what they followed, have been moved. */
function moveRun(document: ContractDocument, sectionId: string, move: RunMove): Arranged {
  const { sectionIds, from, target } = move
  const missing = missingIn(document, move)
  if (missing) return { refusal: { code: missing } }
  const now = sectionIds[0] === sectionId ? runPlace(document, sectionIds) : null
  const isMoved = new Set(sectionIds)
  const moved = allSections(document)
    .filter(({ id }) => isMoved.has(id))
    .map((section, at): DocumentSection => ({ ...section, level: target.levels[at]! }))
  const rest = document.blocks.map((block) => ({
    ...block,
    sections: block.sections.filter(({ id }) => !isMoved.has(id)),
  }))
  const block = rest.find(({ id }) => id === target.blockId)
  const after = block?.sections.findIndex(({ id }) => id === target.afterSectionId) ?? -1
  const isThere = block && (target.afterSectionId === null || after >= 0)
  const isExpected = now && isSamePlace(now, from) && target.levels.length === sectionIds.length
  if (!isThere || !isExpected) return { refusal: { code: 'SECTION_PLACE_CHANGED' } }
  const sections = block.sections.toSpliced(after + 1, 0, ...moved)
  const blocks = rest.map((one) => (one === block ? { ...block, sections } : one))
  return { document: { ...document, blocks } }
}

/** What a move names that is not in the document; null: nothing. */
function missingIn({ blocks }: ContractDocument, { sectionIds, from, target }: RunMove) {
  const blockIds = new Set(blocks.map(({ id }) => id))
  const ids = new Set(blocks.flatMap(({ sections }) => sections.map(({ id }) => id)))
  const named = [...sectionIds, from.afterSectionId, target.afterSectionId]
  if (named.some((id) => id !== null && !ids.has(id))) return 'SECTION_NOT_FOUND'
  const isBlockThere = blockIds.has(from.blockId) && blockIds.has(target.blockId)
  return isBlockThere ? null : 'BLOCK_NOT_FOUND'
}

/** @example isSamePlace(runPlace(order, ids), placeAfterTheMove) // nobody has moved them since */
export function isSamePlace(one: RunPlace, other: RunPlace): boolean {
  return (
    one.blockId === other.blockId &&
    one.afterSectionId === other.afterSectionId &&
    one.levels.length === other.levels.length &&
    one.levels.every((level, at) => level === other.levels[at])
  )
}
