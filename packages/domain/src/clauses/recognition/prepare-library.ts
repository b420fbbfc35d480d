import type { KnownClause, KnownWording } from './known-clause.ts'
import { titleStems } from './title-stems.ts'
import { stemsOf } from './stems.ts'

/** How often each word stands in a text. */
export type Words = ReadonlyMap<string, number>

export interface PreparedWording {
  wording: KnownWording
  clause: number
  words: Words
}

/** A library, prepared once for any number of contracts. */
export interface PreparedLibrary {
  clauses: readonly KnownClause[]
  wordings: readonly PreparedWording[]
  /** The wordings with a word, by their place among all. */
  holders: ReadonlyMap<string, readonly number[]>
  /** In how many clauses a word stands. */
  spread: ReadonlyMap<string, number>
  /** By the words of a heading: whose it is. */
  titles: readonly { clause: number; stems: ReadonlySet<string> }[]
}

/**
 * Prepares a library for `recogniseInLibrary`.
 *
 * @example const prepared = prepareLibrary(library); contracts.map((passages) => recogniseInLibrary(passages, prepared))
 */
export function prepareLibrary(clauses: readonly KnownClause[]): PreparedLibrary {
  const wordings = clauses.flatMap((clause, place) =>
    clause.wordings.map((wording) => ({
      wording,
      clause: place,
      words: countWords(stemsOf(wording.text)),
    })),
  )
  const pairs = wordings.flatMap(({ words }, place) =>
    [...words.keys()].map((word) => ({ word, place })),
  )
  const holders = new Map<string, number[]>()
  for (const { word, place } of pairs) {
    const list = holders.get(word)
    if (list) list.push(place)
    else holders.set(word, [place])
  }
  const clausesWith = (places: readonly number[]) =>
    new Set(places.map((place) => wordings[place]!.clause)).size
  return {
    clauses,
    wordings,
    holders,
    spread: new Map([...holders].map(([word, places]) => [word, clausesWith(places)])),
    titles: wordings.map(({ wording, clause }) => ({ clause, stems: titleStems(wording.heading) })),
  }
}

export function countWords(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}
