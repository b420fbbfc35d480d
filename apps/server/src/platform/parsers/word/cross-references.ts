import type { ImportLossKind } from '../outline/losses.ts'
import { createPlaceRecorder, type PlaceRecorder } from './places.ts'

/** What the file says leads to another of its parts. */
export interface CrossReference {
  bookmark: string
  /** Where it stands, and what is lost when it stays text. */
  at: number
  loss: ImportLossKind
}

/** Nested, so that each is told from its equals. */
interface Said {
  reference: CrossReference
}

export interface CrossReferences extends PlaceRecorder<Said> {
  /** A bookmark that begins where `at` is the next item of the body. */
  mark(name: string | undefined, at: number): void
  positionOf(bookmark: string): number | undefined
}

/** Beyond any contract. */
const MOST_REFERENCES = 5_000

/** Notes the bookmarks of a file and what refers to them. */
export function createCrossReferences(): CrossReferences {
  const positions = new Map<string, number>()
  return {
    ...createPlaceRecorder<Said>(MOST_REFERENCES),
    mark(name, at) {
      if (name !== undefined && !positions.has(name)) positions.set(name, at)
    },
    positionOf: (bookmark) => positions.get(bookmark),
  }
}

/**
 * The bookmark whose number a field shows. One without a switch for numbers repeats words.
 *
 * @example bookmarkIn('REF _Ref12 \\r \\h') // '_Ref12'
 */
export function bookmarkIn(instruction: string): string | undefined {
  const [, bookmark] = /^\s*REF\s+([^\s\\]{1,200})/i.exec(instruction) ?? []
  return bookmark !== undefined && /\\[nrw]\b/i.test(instruction) ? bookmark : undefined
}
