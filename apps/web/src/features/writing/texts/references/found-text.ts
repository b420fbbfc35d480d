import {
  findReferences,
  type FoundReference,
} from '@tacite/document/written-references/find-references.ts'
import { linkReferences } from '@tacite/document/written-references/link-references.ts'
import type { SectionReplacement } from '@tacite/document/find/plan-replacement.ts'
import type { SearchedText } from '../find/searched-text.ts'
import type { WireDocument } from '../text-queries.ts'
import type { OpenText } from '../text/open-text.tsx'
import { toDocument } from '../text/wire-document.ts'
import { bookOf, numbersOf } from './book-of-text.ts'

/** A found reference, and the part that it is to follow. */
export interface ChosenLink {
  found: FoundReference
  part: string
}

/** The references written as words in an open text, with what is not saved yet. */
export function referencesFoundIn(
  wire: WireDocument,
  kind: OpenText['kind'],
  { sections }: SearchedText,
): FoundReference[] {
  const contents = new Map(sections.map(({ id, content }) => [id, content]))
  const { blocks, ...document } = toDocument(wire)
  const written = blocks.map((block) => ({
    ...block,
    sections: block.sections.map((section) => ({
      ...section,
      content: contents.get(section.id) ?? section.content,
    })),
  }))
  return findReferences({ ...document, blocks: written }, numbersOf(wire, kind), bookOf(wire, kind))
}

/** What the sections say once these references follow their parts. */
export function plannedLinks(
  { sections }: SearchedText,
  links: readonly ChosenLink[],
): SectionReplacement[] {
  const bySection = Map.groupBy(links, ({ found }) => found.sectionId)
  return sections.flatMap(({ id: sectionId, title, content }): SectionReplacement[] => {
    const chosen = bySection.get(sectionId)
    if (!chosen) return []
    const linked = linkReferences(
      content,
      chosen.map(({ found: { paragraph, from, to }, part }) => ({ paragraph, from, to, part })),
    )
    return [{ sectionId, title, content: linked, count: chosen.length, excerpts: [] }]
  })
}
