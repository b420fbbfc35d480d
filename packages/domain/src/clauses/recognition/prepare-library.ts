import type { KnownClause, KnownWording } from './known-clause.ts'
import { KINDS_OF_HEADING } from './known-headings.ts'
import { stemsOf } from './stems.ts'
import { titleStems } from './title-stems.ts'

/** How often each word stands in a text. */
export type Words = ReadonlyMap<string, number>

/** A library, prepared once for any number of contracts. */
export interface PreparedLibrary {
  clauses: readonly KnownClause[]
  /** Those of all clauses, one after another. */
  wordings: readonly PreparedWording[]
  /** The wordings with a word, by their place among all. */
  holders: ReadonlyMap<string, readonly number[]>
  /** In how many clauses a word stands. */
  spread: ReadonlyMap<string, number>
  /** The headings by which each clause is known. */
  titles: readonly (readonly ReadonlySet<string>[])[]
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
  return { clauses, wordings, holders, spread, titles: clauses.map(titlesOf) }
}

export function countWords(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

function holdersOf(wordings: readonly PreparedWording[]): Map<string, number[]> {
  const pairs = wordings.flatMap(({ words }, place) =>
    [...words.keys()].map((word) => ({ word, place })),
  )
  const holders = new Map<string, number[]>()
  for (const { word, place } of pairs) {
    const places = holders.get(word)
    if (places) places.push(place)
    else holders.set(word, [place])
  }
  return holders
}

/** Its own, and those under which the trade knows what has one of them. */
function titlesOf({ wordings }: KnownClause): ReadonlySet<string>[] {
  const own = wordings.map(({ heading }) => titleStems(heading)).filter(({ size }) => size > 0)
  const kinds = new Set(
    KINDS_OF_HEADING.filter(({ stems }) => own.some((title) => isSame(title, stems))).map(
      ({ kind }) => kind,
    ),
  )
  const known = KINDS_OF_HEADING.filter(({ kind }) => kinds.has(kind))
  return [...own, ...known.map(({ stems }) => stems)]
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((stem) => other.has(stem))
}
