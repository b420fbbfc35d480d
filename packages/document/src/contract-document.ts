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
  /** What the house notes of it. Only templates and copies carry it along: it is no part of what is signed. */
  description?: string
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
  /** What the house notes of it, as of a block. */
  description?: string
  /** What it says of the clause library. Only templates and copies carry it along: it is no part of what is signed. */
  clauses?: readonly ClauseLink[]
}

/** A clause that a section was made of, or that was inserted into it. */
export interface ClauseLink {
  clauseId: string
  /** Of the clause, as it was inserted. */
  version: number
  /** The section is the clause; false: a passage of it is. */
  isWhole: boolean
  /** Why the section says it otherwise; null: nobody decided so. */
  keptReason: string | null
}

export const numberingStyles = ['none', 'digital', 'articles', 'roman', 'alphabetical'] as const
export const blockKinds = ['body', 'annex', 'signature'] as const
export const sectionAudiences = ['collaborators', 'thirdParties', 'anyone'] as const

/** Every section of a document in reading order. */
export function allSections(document: ContractDocument): DocumentSection[] {
  return document.blocks.flatMap((block) => block.sections)
}
