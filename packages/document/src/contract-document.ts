import type { RichText } from './rich-text.ts'

/** How section numbers are written; they are always computed, never typed. */
export type NumberingStyle = 'none' | 'digital' | 'articles' | 'roman' | 'alphabetical'

export type BlockKind = 'body' | 'annex' | 'signature'

/** Who may see a section. */
export type SectionAudience = 'collaborators' | 'thirdParties' | 'anyone'

/** 1 = section or article, 2 = subsection, 3 = sub-subsection. */
export type SectionLevel = 1 | 2 | 3

export interface ContractDocument {
  title: string
  numbering: NumberingStyle
  blocks: DocumentBlock[]
}

export interface DocumentBlock {
  id: string
  kind: BlockKind
  name: string
  description: string
  /** In reading order; a deeper level belongs to the nearest shallower section before it. */
  sections: DocumentSection[]
}

export interface DocumentSection {
  id: string
  level: SectionLevel
  title: string
  audience: SectionAudience
  /** False: unnumbered, like its subsections, and skipped by the numbering of the others. Default: true. */
  isNumbered?: boolean
  content: RichText
}

export const numberingStyles = ['none', 'digital', 'articles', 'roman', 'alphabetical'] as const
export const blockKinds = ['body', 'annex', 'signature'] as const
export const sectionAudiences = ['collaborators', 'thirdParties', 'anyone'] as const

/** Every section of a document in reading order. */
export function allSections(document: ContractDocument): DocumentSection[] {
  return document.blocks.flatMap((block) => block.sections)
}
