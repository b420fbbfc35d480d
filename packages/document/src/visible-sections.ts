import type { ContractDocument, DocumentSection } from './contract-document.ts'

/** From which side someone reads: people of the company, or an outside party. */
export type ReaderSide = 'collaborator' | 'thirdParty'

/**
 * The part of a document that a side may see, in every surface. Third parties see the sections
 * open to them or to anyone; a hidden section hides its subsections, and a block left empty goes
 * with them (a signature block stays: there one signs). The company sees everything it writes.
 *
 * Number the whole document first: what is left keeps its numbers.
 */
export function visibleDocument(document: ContractDocument, side: ReaderSide): ContractDocument {
  if (side === 'collaborator') return document
  const blocks = document.blocks.flatMap((block) => {
    const sections = openToThirdParties(block.sections)
    return sections.length > 0 || block.kind === 'signature' ? [{ ...block, sections }] : []
  })
  return { ...document, blocks }
}

function openToThirdParties(sections: readonly DocumentSection[]): DocumentSection[] {
  let hiddenLevel: number | undefined
  return sections.filter((section) => {
    if (hiddenLevel !== undefined && section.level > hiddenLevel) return false
    hiddenLevel = section.audience === 'collaborators' ? section.level : undefined
    return hiddenLevel === undefined
  })
}

/** Whether one section of a document is open to a side. */
export function isSectionVisible(
  document: ContractDocument,
  sectionId: string,
  side: ReaderSide,
): boolean {
  return visibleDocument(document, side).blocks.some((block) =>
    block.sections.some((section) => section.id === sectionId),
  )
}
