import type { KnownClause, KnownWording } from './known-clause.ts'
import { prepareTitles, type PreparedTitle } from './prepare-titles.ts'
import { stemsOf } from './stems.ts'

/** How often each word stands in a text. */
export type Words = ReadonlyMap<string, number>

/** A library, prepared once for any number of contracts. */
export interface PreparedLibrary {
  clauses: readonly KnownClause[]
  titles: readonly PreparedTitle[]
  /** Those of all clauses, one after another. */
  wordings: readonly PreparedWording[]
  /** The wordings with a word, by their place among all. */
  holders: ReadonlyMap<string, readonly number[]>
  /** In how many clauses a word stands. */
  spread: ReadonlyMap<string, number>
}

interface PreparedWording {
  wording: KnownWording
  /** The place of its clause. */
  clause: number
  words: Words
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
  const holders = holdersOf(wordings)
  const clausesWith = (places: readonly number[]) =>
    new Set(places.map((place) => wordings[place]!.clause)).size
  const spread = new Map([...holders].map(([word, places]) => [word, clausesWith(places)]))
  return { clauses, titles: prepareTitles(clauses), wordings, holders, spread }
}

export function countWords(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

function holdersOf(wordings: readonly PreparedWording[]): Map<string, number[]> {
  const holders = new Map<string, number[]>()
  const pairs = wordings.flatMap(({ words }, place) =>
    [...words.keys()].map((word) => ({ word, place })),
  )
  for (const { word, place } of pairs) {
    const places = holders.get(word)
    if (places) places.push(place)
    else holders.set(word, [place])
  }
  return holders
}
