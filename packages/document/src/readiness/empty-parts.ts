import type { ContractDocument, DocumentBlock, DocumentSection } from '../contract-document.ts'
import { isEmpty } from '../section-rules.ts'
import type { Observation } from './finding.ts'

/** Sections that hold nothing, and body and annex blocks without any section that holds something. */
export function emptyParts({ blocks }: ContractDocument): Observation[] {
  return blocks.flatMap((block): Observation[] => {
    const empty = emptySections(block.sections)
    if (block.kind === 'annex' && block.sections.every(({ content }) => isEmpty(content)))
      return [emptyAnnex(block)]
    if (block.kind === 'body' && block.sections.length === 0)
      return [{ kind: 'partEmpty', place: placeOf(block), refusal: { code: 'READY_BODY_EMPTY' } }]
    return empty.map(({ id, title: section }) => ({
      kind: 'partEmpty',
      place: { kind: 'section', id },
      refusal: { code: 'SECTION_CONTENT_REQUIRED', params: { section } },
    }))
  })
}

/** A section may leave all its text to its subsections. */
function emptySections(sections: readonly DocumentSection[]): DocumentSection[] {
  return sections.filter(({ content, level }, index) => {
    const next = sections[index + 1]
    return isEmpty(content) && !(next && next.level > level)
  })
}

function emptyAnnex(block: DocumentBlock): Observation {
  const refusal = { code: 'READY_ANNEX_EMPTY', params: { title: block.name } } as const
  return { kind: 'partEmpty', place: placeOf(block), refusal }
}

function placeOf({ id, sections: [first] }: DocumentBlock): Observation['place'] {
  return first ? { kind: 'section', id: first.id } : { kind: 'block', id }
}
