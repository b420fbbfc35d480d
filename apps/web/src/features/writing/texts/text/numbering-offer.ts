import { effectiveAudiences } from '@tacite/document/audience.ts'
import type { WireDocument } from '../text-queries.ts'

export interface NumberingOffer {
  /** Whether the section is currently numbered. */
  isNumbered: boolean
  /** Why it cannot be numbered: it is below an unnumbered section, or restricted. */
  reason: 'within' | 'restricted' | null
}

/** The choices for a section's number; null when nothing is numbered: no style, or the signature part. */
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
  const isRestricted = effectiveAudiences(block.sections)[at] !== 'anyone'
  const reason = isRestricted ? 'restricted' : isWithin ? 'within' : null
  return { isNumbered: section.isNumbered && reason === null, reason }
}
