import { effectiveAudiences, type EffectiveAudience } from '@tacite/document/audience.ts'
import type { DocumentNumbers } from '@tacite/document/number-sections.ts'
import type { WireDocument } from '../text-queries.ts'

/** One line of the outline: a block, or a section within. */
export interface OutlineRow {
  id: string
  kind: 'block' | 'section'
  /** 1 for blocks, 2 to 4 for sections below them. */
  depth: number
  number: string
  /** The conditions leave it out of the contract. */
  isAbsent: boolean
  /** A block's name; a section's title is read live. */
  name: string
  blockId: string
  isLocked: boolean
  /** Who sees it, taking its parents into account. */
  audience: EffectiveAudience
}

/** The outline as a flat list in reading order; the first body has no line of its own. */
export function outlineRows(wire: WireDocument, numbers: DocumentNumbers): OutlineRow[] {
  return wire.blocks.flatMap((block, position) => {
    const isNamed = block.kind !== 'body' || position > 0
    const heading: OutlineRow = {
      id: block._id,
      kind: 'block',
      depth: 1,
      number: numbers.blocks.get(block._id) ?? '',
      isAbsent: !numbers.blocks.has(block._id),
      name: block.name,
      blockId: block._id,
      isLocked: Boolean(block.lock),
      audience: 'anyone',
    }
    const audiences = effectiveAudiences(block.sections)
    const sections = block.sections.map((section, index): OutlineRow => {
      const number = numbers.sections.get(section._id)
      return {
        id: section._id,
        kind: 'section',
        depth: (number?.level ?? section.level) + (isNamed ? 1 : 0),
        number: number?.label ?? '',
        isAbsent: number === undefined,
        name: section.title,
        blockId: block._id,
        isLocked: section.isLocked || Boolean(block.lock),
        audience: audiences[index]!,
      }
    })
    return isNamed ? [heading, ...sections] : sections
  })
}
