import type { SectionAudience, SectionLevel } from './contract-document.ts'
import { drawnLevels } from './drawn-levels.ts'

/**
 * How a person reads a contract's text: from outside the company, as one of its people, or as one of those who write
 * it (its editors and owners).
 */
export type TextReader = 'thirdParty' | 'collaborator' | 'author'

/** Who may see a section, taking its parents into account; `authors`: only those who write the text. */
export type EffectiveAudience = SectionAudience | 'authors'

interface Part {
  level: SectionLevel
  audience: SectionAudience
}

/**
 * The effective audience of each section of one block, in reading order. A subsection is at most as open as its
 * parents: restricted to collaborators below a section for third parties, only its authors see it.
 *
 * @example effectiveAudiences([{ level: 1, audience: 'collaborators' }, { level: 2, audience: 'anyone' }])
 * // ['collaborators', 'collaborators']
 */
export function effectiveAudiences(sections: readonly Part[]): EffectiveAudience[] {
  const levels = drawnLevels(sections)
  const above: EffectiveAudience[] = []
  return sections.map(({ audience }, index) => {
    const depth = levels[index]!
    above.length = depth - 1
    const effective = narrowed(above[depth - 2] ?? 'anyone', audience)
    above.push(effective)
    return effective
  })
}

/** Whether a reader is in the audience. */
export function isSeenBy(audience: EffectiveAudience, reader: TextReader): boolean {
  return readersOf[audience].includes(reader)
}

const readersOf: Record<EffectiveAudience, readonly TextReader[]> = {
  anyone: ['thirdParty', 'collaborator', 'author'],
  thirdParties: ['thirdParty', 'author'],
  collaborators: ['collaborator', 'author'],
  authors: ['author'],
}

/**
 * The part of a text that a reader may see, in every surface. A block is removed when it had sections and the reader
 * sees none of them; a signature block stays. The rest keeps its numbers and levels.
 */
export function sectionsSeenBy<B extends { kind: string; sections: readonly Part[] }>(
  blocks: readonly B[],
  reader: TextReader,
): B[] {
  return blocks.flatMap((block) => {
    const audiences = effectiveAudiences(block.sections)
    const sections = block.sections.filter((_, index) => isSeenBy(audiences[index]!, reader))
    const isEmptied = sections.length === 0 && block.sections.length > 0
    return isEmptied && block.kind !== 'signature' ? [] : [{ ...block, sections }]
  })
}

/** The restricted sections, with their audience. */
export function restrictedSections<S extends Part>(
  blocks: readonly { sections: readonly S[] }[],
): { section: S; audience: Exclude<EffectiveAudience, 'anyone'> }[] {
  return blocks.flatMap(({ sections }) => {
    const audiences = effectiveAudiences(sections)
    return sections.flatMap((section, index) => {
      const audience = audiences[index]!
      return audience === 'anyone' ? [] : [{ section, audience }]
    })
  })
}

/** The intersection of two restrictions: opposite ones leave only the authors. */
function narrowed(outer: EffectiveAudience, inner: SectionAudience): EffectiveAudience {
  if (inner === 'anyone' || inner === outer) return outer
  return outer === 'anyone' ? inner : 'authors'
}
