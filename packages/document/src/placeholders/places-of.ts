import type { ContractDocument } from '../contract-document.ts'
import { allSections } from '../contract-document.ts'
import { paragraphsOf, paragraphWords } from '../paragraph-words.ts'
import { apart } from './apart.ts'
import {
  mostCharacters,
  type DeclaredPlace,
  type Placeholder,
  type TextSpan,
  type WrittenMark,
} from './placeholder.ts'
import { unitAfter } from './propose-type.ts'
import { writtenMarks } from './written-marks.ts'

/** One place, with its paragraph. */
export interface Place extends Omit<DeclaredPlace, 'origin'> {
  origin: Placeholder['origin']
  words: string
}

/** The rest of a text that is too long. */
export const UNREAD = 'unread'

/** Every place to fill in, declared or written, in reading order; where both are, the declared one. */
export function* placesOf(
  document: ContractDocument,
  declared: readonly DeclaredPlace[],
): Generator<Place | typeof UNREAD> {
  const bySection = Map.groupBy(declared, ({ sectionId }) => sectionId)
  let characters = 0
  for (const { id, content } of allSections(document)) {
    const inSection = Map.groupBy(bySection.get(id) ?? [], ({ paragraph }) => paragraph)
    for (const [paragraph, node] of paragraphsOf(content).entries()) {
      const words = paragraphWords(node)
      characters += words.length
      if (characters > mostCharacters) return yield UNREAD
      yield* placesIn(words, inSection.get(paragraph) ?? [], { sectionId: id, paragraph })
    }
  }
}

function placesIn(
  words: string,
  declared: readonly DeclaredPlace[],
  at: Pick<TextSpan, 'sectionId' | 'paragraph'>,
): Place[] {
  const known = declared.filter(({ to }) => to <= words.length)
  const written = writtenMarks(words)
    .filter((mark) => !known.some((place) => overlaps(mark, place)))
    .map((mark) => ({ ...mark, ...at, type: null, choices: [] }))
  const places = [...known.map((place) => named(place, words)), ...written]
  return apart(places.map((place) => withUnit({ ...place, words })))
}

function overlaps(one: WrittenMark, other: TextSpan): boolean {
  return one.from < other.to && other.from < one.to
}

/** A control without a name that shows `[Nom du client]` is called so. */
function named(place: DeclaredPlace, words: string): DeclaredPlace {
  if (place.name !== '') return place
  const shown = words.slice(place.from, place.to)
  const [mark] = writtenMarks(shown)
  const isAll = mark && mark.to - mark.from === shown.trim().length
  return isAll ? { ...place, name: mark.name } : place
}

/** Its unit would be written twice: « 12 mois mois ». */
function withUnit(place: Place): Place {
  const unit = unitAfter(place.words.slice(place.to, place.to + 20))
  const suits = unit && (place.type === null || place.type === unit.type)
  return suits ? { ...place, to: place.to + unit.length } : place
}
