import type { KnownClause, KnownWording } from './known-clause.ts'
import { prepareTitles, type PreparedTitles } from './prepare-titles.ts'
import { stemsOf } from './stems.ts'
import { weightOf } from './word-weight.ts'

/** How often each word stands in a text. */
export type Words = ReadonlyMap<string, number>

/** A library, prepared once for any number of contracts. */
export interface PreparedLibrary {
  clauses: readonly KnownClause[]
  titles: PreparedTitles
  /** Those of all clauses, one after another. */
  wordings: readonly PreparedWording[]
  /** By a word: which wordings have it. */
  holders: ReadonlyMap<string, Holders>
}

/** The wordings with a word. */
interface Holders {
  /** Their places among all. */
  places: Int32Array
  /** How much each of them says it. */
  weights: Float64Array
  /** Of how many clauses they are. */
  spread: number
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
  return { clauses, titles: prepareTitles(clauses), wordings, holders: holdersOf(wordings) }
}

export function countWords(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

function holdersOf(wordings: readonly PreparedWording[]): Map<string, Holders> {
  const pairs = wordings.flatMap(({ words, clause }, place) =>
    Array.from(words, ([word, count]) => ({ word, count, clause, place })),
  )
  const byWord = Map.groupBy(pairs, ({ word }) => word)
  return new Map(
    Array.from(byWord, ([word, own]) => [
      word,
      {
        places: Int32Array.from(own, ({ place }) => place),
        weights: Float64Array.from(own, ({ count }) => weightOf(count)),
        spread: new Set(own.map(({ clause }) => clause)).size,
      },
    ]),
  )
}
