import type { Arranged } from '../arrange-document.ts'
import type { ContractDocument, DocumentBlock, DocumentSection } from '../contract-document.ts'
import { mapReferences } from '../references/references-in.ts'
import {
  isRewritten,
  matchUpdate,
  type MatchedUpdate,
  type TemplateUpdate,
} from './matched-update.ts'
import {
  placeBlock,
  placeSection,
  removeSection,
  rewriteSection,
  takeInHand,
  type TextInHand,
} from './text-in-hand.ts'

/**
 * A contract's text with some of its offers taken; everything else of it stays, in its order.
 *
 * @param taken ids of `partOffers`
 * @param newId generates an id for each part that is added
 */
export function takeOffers(
  update: TemplateUpdate,
  taken: ReadonlySet<string>,
  newId: () => string,
): Arranged {
  const matched = matchUpdate(update)
  const taking: Taking = {
    matched,
    taken,
    newId,
    text: takeInHand(update.contract),
    places: new Map(matched.ownOf),
    written: new Set(),
  }
  for (const block of update.base.blocks) takeSectionsOut(taking, block)
  for (const [at, block] of update.newer.blocks.entries()) {
    const isBrought = followBlock(taking, block, update.newer.blocks.slice(0, at))
    for (const [index, section] of block.sections.entries())
      followSection(taking, section, { block, before: block.sections.slice(0, index), isBrought })
  }
  const gone = blocksTakenOut(taking, update)
  const blocks = taking.text.blocks.filter(({ id }) => !gone.has(id))
  return blocks.some(({ kind }) => kind === 'body')
    ? { document: followOwnParts({ ...update.contract, blocks }, taking) }
    : { refusal: { code: 'DOCUMENT_BODY_REQUIRED' } }
}

/** What was taken refers to the contract's own parts; what the contract wrote already does. */
function followOwnParts(document: ContractDocument, { places, written }: Taking): ContractDocument {
  return mapReferences(document, (node, { id }) => {
    const part = written.has(id) ? places.get(node.attrs.part) : undefined
    return part === undefined ? node : { ...node, attrs: { ...node.attrs, part } }
  })
}

interface Taking {
  matched: MatchedUpdate
  taken: ReadonlySet<string>
  newId(): string
  text: TextInHand
  /** Where a part of either version stands in the contract, once it does. */
  places: Map<string, string>
  /** The sections of the contract that have words of the template now. */
  written: Set<string>
}

function takeSectionsOut({ matched, taken, text }: Taking, { id, sections }: DocumentBlock): void {
  const isWhole = taken.has(id) && !matched.kept.has(id)
  for (const section of sections) {
    const own = matched.ownOf.get(section.id)
    if (own !== undefined && !matched.kept.has(section.id) && (isWhole || taken.has(section.id)))
      removeSection(text, own)
  }
}

function blocksTakenOut({ matched, taken }: Taking, { base }: TemplateUpdate): Set<string> {
  return new Set(
    base.blocks.flatMap(({ id }) =>
      taken.has(id) && !matched.kept.has(id) ? (matched.ownOf.get(id) ?? []) : [],
    ),
  )
}

/** Returns whether the contract did not have the block: it comes with its sections. */
function followBlock(
  { matched, taken, newId, text, places }: Taking,
  block: DocumentBlock,
  earlier: readonly DocumentBlock[],
): boolean {
  if (!taken.has(block.id)) return false
  const isBrought = !places.has(block.id)
  if (isBrought) places.set(block.id, newId())
  const id = places.get(block.id)!
  const { kind, name } = block
  const own = text.blocks.find((each) => each.id === id)
  if (own) Object.assign(own, { kind, name })
  if (isBrought || matched.moved.has(block.id))
    placeBlock(
      text,
      { ...block, id, sections: [] },
      earlier.map((each) => places.get(each.id)),
    )
  return isBrought
}

function followSection(
  { matched, taken, newId, text, places, written }: Taking,
  section: DocumentSection,
  place: { block: DocumentBlock; before: readonly DocumentSection[]; isBrought: boolean },
): void {
  const isNew = !places.has(section.id)
  if (!taken.has(section.id) && !(isNew && place.isBrought)) return
  const block = text.blocks.find(({ id }) => id === places.get(place.block.id))
  if (isNew && !block) return
  if (isNew) places.set(section.id, newId())
  const fresh = { ...section, id: places.get(section.id)! }
  if (isNew || isRewritten(matched, section.id)) written.add(fresh.id)
  if (isRewritten(matched, section.id)) rewriteSection(text, fresh)
  if (!block || !(isNew || matched.moved.has(section.id))) return
  const known = new Set(places.values())
  placeSection(text, block, fresh, {
    before: place.before.map(({ id }) => places.get(id)),
    isWritten: (id) => !known.has(id),
  })
}
