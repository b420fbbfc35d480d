import type { WireDocument } from '../contract-queries.ts'

export interface NumberingOffer {
  /** Whether the section bears a number now. */
  isNumbered: boolean
  /** It stands below a section without a number, and cannot bear one. */
  isWithin: boolean
}

/** What can be chosen about a section's number; null where nothing is numbered: no style, or the part to sign. */
export function numberingOffer(wire: WireDocument, sectionId: string): NumberingOffer | null {
  const block = wire.blocks.find(({ sections }) => sections.some(({ _id }) => _id === sectionId))
  if (!block || block.kind === 'signature' || wire.numbering === 'none') return null
  const at = block.sections.findIndex(({ _id }) => _id === sectionId)
  const section = block.sections[at]!
  let { level } = section
  let isWithin = false
  for (const above of block.sections.slice(0, at).toReversed()) {
    if (above.level >= level) continue
    level = above.level
    isWithin ||= !above.isNumbered
  }
  return { isNumbered: section.isNumbered && !isWithin, isWithin }
}
