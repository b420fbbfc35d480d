import type { BlockKind, NumberingStyle, SectionLevel } from '@tacite/document/contract-document.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { createContext, useContext } from 'react'
import type { History } from '../history/use-history.ts'
import type { Arrange } from '../text/use-arrange.ts'
import type { TextPart } from '../text/wire-document.ts'

/** The dialogs that a section or the page opens. */
export type DocumentWindow = 'conflict' | 'versions' | 'removed' | 'clause'

/** A published clause that a text takes in. */
export interface InsertedClause {
  clauseId: string
  version: number
}

/** After another section, or at the end of a block. */
export type SectionPlace = { level: SectionLevel } & ({ after: string } | { atEndOf: string })

/** The actions on sections and blocks in the page and the outline. */
export interface DocumentActions {
  arrange: Arrange
  history: History
  /** @param clauseId of the clause of the section, for its window */
  open(window: DocumentWindow, sectionId?: string, clauseId?: string): void
  /** Opens the window where the house describes a part. */
  describe(of: TextPart): void
  /** Adds a section and moves the cursor to its title. */
  addSection(place: SectionPlace): Promise<void>
  /** Adds a section with its text, at the level of the one that it follows or precedes; resolves to its id. */
  addSectionWith(
    place: { after: string } | { blockId: string; beforeSectionId: string | null },
    text: { title: string; content: RichText; clause?: InsertedClause },
  ): Promise<string | null>
  /** Adds a block at the end and moves the cursor to its name. */
  addBlock(kind: BlockKind): Promise<void>
  /** Removes a section, with an undo. */
  removeSection(sectionId: string): Promise<void>
  removeBlock(blockId: string, name: string): Promise<void>
  setLock(sectionId: string, isLocked: boolean): void
  /** Excludes a section from the numbering, or includes it again. */
  setNumbered(sectionId: string, isNumbered: boolean): void
  /** How all sections are numbered. */
  setNumbering(numbering: NumberingStyle): void
}

export const DocumentActionsContext = createContext<DocumentActions | null>(null)

export function useDocumentActions(): DocumentActions {
  const acts = useContext(DocumentActionsContext)
  if (!acts) throw new Error('DocumentActionsProvider is missing above this component')
  return acts
}
