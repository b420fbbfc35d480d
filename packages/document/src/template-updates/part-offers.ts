import {
  isSamePart,
  pairChange,
  wholeChange,
  type ComparedPart,
  type PartChange,
} from '../compared-parts.ts'
import type { ContractDocument, DocumentBlock } from '../contract-document.ts'
import {
  isRewritten,
  matchUpdate,
  type MatchedUpdate,
  type TemplateUpdate,
} from './matched-update.ts'

/** What a contract has where its template changed: what the template said, its own words, or nothing any more. */
export const OFFER_STANDINGS = ['asBefore', 'ownWords', 'takenOut'] as const
export type OfferStanding = (typeof OFFER_STANDINGS)[number]

/** One difference between two versions of a template that a contract can take or leave. */
export interface PartOffer {
  /** Of the part in the newer version; of a removed one, in the earlier. */
  id: string
  /** What the template changed: a section, or a block with the sections that come or go with it. */
  changes: PartChange[]
  standing: OfferStanding
  /** The contract's own words, which taking it would replace. */
  own: string | null
  /** Sections that only the contract has, which would go with a removed block. */
  alsoRemoved: string[]
}

/**
 * What a newer version of a template changed, as it concerns one contract, in the order of the newer version. What the
 * contract already says is not offered, nor is what it took out and the template left alone.
 */
export function partOffers(update: TemplateUpdate): PartOffer[] {
  const matched = matchUpdate(update)
  return [
    ...update.newer.blocks.flatMap((block) => offersOfBlock(matched, block)),
    ...removedOffers(matched, update),
  ]
}

function offersOfBlock(matched: MatchedUpdate, block: DocumentBlock): PartOffer[] {
  const ids = [block.id, ...block.sections.map(({ id }) => id)]
  if (matched.ownOf.has(block.id)) return ids.flatMap((id) => offerOf(matched, id))
  // The block comes with all of it that the contract does not have.
  const brought = ids.filter((id) => !matched.ownOf.has(id))
  const changes = brought.flatMap((id) => changeIn(matched, id) ?? [])
  const own = ids.filter((id) => matched.ownOf.has(id)).flatMap((id) => offerOf(matched, id))
  if (changes.length === 0) return own
  const standing = matched.baseOf.has(block.id) ? 'takenOut' : 'asBefore'
  return [{ id: block.id, changes, standing, own: null, alsoRemoved: [] }, ...own]
}

function offerOf(matched: MatchedUpdate, id: string): PartOffer[] {
  const change = changeIn(matched, id)
  if (!change) return []
  const own = ownPart(matched, id)
  const next = matched.newer.get(id)!
  if (own && isSamePart(own, next) && !matched.moved.has(id)) return []
  const base = matched.baseOf.get(id)
  if (base === undefined) return own ? [] : [offer(id, change, 'asBefore')]
  if (!own) return [offer(id, change, 'takenOut')]
  // Moving a part leaves its words alone.
  if (!isRewritten(matched, id)) return [offer(id, change, 'asBefore')]
  const was = matched.base.get(base)!
  return [{ ...offer(id, change, standingOf(own, was)), own: ownWords(own, was) }]
}

function removedOffers(matched: MatchedUpdate, { base, contract }: TemplateUpdate): PartOffer[] {
  const isGone = ({ id }: { id: string }) => !matched.kept.has(id) && matched.ownOf.has(id)
  return base.blocks.flatMap((block) => {
    const sections = block.sections.filter(isGone)
    const offers = sections.map(({ id }) => removedOffer(matched, id))
    if (!isGone(block)) return offers
    const whole = removedOffer(matched, block.id)
    return [
      {
        ...whole,
        changes: [...whole.changes, ...offers.flatMap(({ changes }) => changes)],
        standing: offers.some(({ standing }) => standing === 'ownWords')
          ? 'ownWords'
          : whole.standing,
        alsoRemoved: titlesBeside(contract, matched, { block, sections }),
      },
    ]
  })
}

function removedOffer(matched: MatchedUpdate, id: string): PartOffer {
  const base = matched.base.get(id)!
  const own = ownPart(matched, id)!
  return {
    ...offer(id, wholeChange('removed', base), standingOf(own, base)),
    own: ownWords(own, base),
  }
}

/** The contract's sections in a block besides those that the template had there. */
function titlesBeside(
  contract: ContractDocument,
  { ownOf }: MatchedUpdate,
  { block, sections }: { block: DocumentBlock; sections: readonly { id: string }[] },
): string[] {
  const own = contract.blocks.find(({ id }) => id === ownOf.get(block.id))
  const named = new Set(sections.map(({ id }) => ownOf.get(id)))
  return (own?.sections ?? []).filter(({ id }) => !named.has(id)).map(({ title }) => title)
}

/** What the template changed of a part; null: nothing. */
function changeIn(matched: MatchedUpdate, id: string): PartChange | null {
  const next = matched.newer.get(id)!
  const base = matched.baseOf.get(id)
  if (base === undefined) return wholeChange('added', next)
  const was = matched.base.get(base)!
  const isMoved = matched.moved.has(id)
  // The contract's own references count its own articles.
  return isSamePart(was, next) && !isMoved ? null : pairChange(was, next, isMoved)
}

function ownPart({ ownOf, contract }: MatchedUpdate, id: string): ComparedPart | undefined {
  return contract.get(ownOf.get(id) ?? '')
}

function standingOf(own: ComparedPart, base: ComparedPart): OfferStanding {
  return isSamePart(own, base) ? 'asBefore' : 'ownWords'
}

function ownWords(own: ComparedPart, base: ComparedPart): string | null {
  return isSamePart(own, base) ? null : own.text
}

function offer(id: string, change: PartChange, standing: OfferStanding): PartOffer {
  return { id, changes: [change], standing, own: null, alsoRemoved: [] }
}
