import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { DeclaredPlace, TextSpan } from '@tacite/document/placeholders/placeholder.ts'
import { locatePlaces, type ParagraphWithPlaces } from './locate-places.ts'

/** The places to fill in of a document, and how many of the declared ones have none in it. */
export interface DeclaredPlaces {
  found: DeclaredPlace[]
  unplaced: number
}

/**
 * Notes what the file says of stretches of its text (content controls, form fields, references) while the text is read,
 * beside it: the document is the same with and without them.
 */
export interface PlaceRecorder<Said> {
  /** The id by which pieces of text refer to it; undefined when there are too many. */
  declare(said: Said): number | undefined
  /** What is being read, as long as it is. */
  enter(id: number | undefined): void
  leave(): void
  current(): number | undefined
  addParagraph(paragraph: ParagraphWithPlaces): void
  declared: readonly Said[]
  locatedIn(document: ContractDocument): (Said & TextSpan)[]
}

/** @param most that are noted: a hostile file may have any number of them */
export function createPlaceRecorder<Said extends object>(most: number): PlaceRecorder<Said> {
  const declared: Said[] = []
  const paragraphs: ParagraphWithPlaces[] = []
  const open: (number | undefined)[] = []
  return {
    declare: (said) => (declared.length < most ? declared.push(said) - 1 : undefined),
    enter: (id) => void open.push(id),
    leave: () => void open.pop(),
    current: () => open.findLast((id) => id !== undefined),
    addParagraph: (paragraph) => void paragraphs.push(paragraph),
    declared,
    locatedIn: (document) => locatePlaces(document, paragraphs, declared),
  }
}
