import type { DeclaredPlace } from '@tacite/document/placeholders/placeholder.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { Declaration } from './declarations.ts'
import { locatePlaces, type ParagraphWithPlaces } from './locate-places.ts'

/** The places to fill in of a document, and how many of the declared ones have none in it. */
export interface DeclaredPlaces {
  found: DeclaredPlace[]
  unplaced: number
}

/**
 * Notes content controls, merge fields and form fields while the text is read, beside it: the document is the same with
 * and without them.
 */
export interface PlaceRecorder {
  /** The id by which pieces of text refer to it; undefined when there are too many. */
  declare(declaration: Declaration): number | undefined
  /** The content control that is being read. */
  enter(id: number | undefined): void
  leave(): void
  current(): number | undefined
  addParagraph(paragraph: ParagraphWithPlaces): void
  placedIn(document: ContractDocument): DeclaredPlaces
}

/** Beyond any form; each is a decision of a person. */
const MOST_PLACES = 500

export function createPlaceRecorder(): PlaceRecorder {
  const declared: Declaration[] = []
  const paragraphs: ParagraphWithPlaces[] = []
  const open: (number | undefined)[] = []
  return {
    declare: (declaration) =>
      declared.length < MOST_PLACES ? declared.push(declaration) - 1 : undefined,
    enter: (id) => void open.push(id),
    leave: () => void open.pop(),
    current: () => open.findLast((id) => id !== undefined),
    addParagraph: (paragraph) => void paragraphs.push(paragraph),
    placedIn(document) {
      const found = locatePlaces(document, paragraphs, declared)
      return { found, unplaced: declared.length - found.length }
    },
  }
}
