import { countWords, prepareLibrary, type PreparedLibrary, type Words } from './prepare-library.ts'
import type { KnownClause } from './known-clause.ts'
import { stemsOf } from './stems.ts'
import { titleStems } from './title-stems.ts'

/** What is looked at of a passage. */
export interface ReadPassage {
  heading: string
  text: string
}

/** A clause of the library that a passage says, in whatever words. */
export interface FoundClause {
  clauseId: string
  /** The place of the passage among all. */
  passage: number
  /** The closest wording. */
  wordingId: string
  /** From 0 to 1: how sure it is that the passage is about what the clause is about. */
  score: number
  /** The words that the passage and that wording have in common, from 0 to 1. */
  share: number
}

/** From here on a passage counts as recognised. */
export const LEAST_SCORE = 0.5

/**
 * Says which passages of a contract are clauses of a library: by their headings, by their words and by how they stand. A
 * passage is one clause at most; a clause may stand in several passages.
 *
 * @param clauses in any order
 * @returns in the order of the passages
 * @example recogniseClauses([{ heading: 'Droit applicable', text: 'Le contrat est soumis au droit français.' }], library)
 *   // [{ clauseId: 'law', passage: 0, wordingId: 'law-1', score: 0.9, share: 0.6 }]
 */
export function recogniseClauses(
  passages: readonly ReadPassage[],
  clauses: readonly KnownClause[],
): FoundClause[] {
  return recogniseInLibrary(passages, prepareLibrary(clauses))
}

/** As `recogniseClauses`, with a library that was prepared by `prepareLibrary`. */
export function recogniseInLibrary(
  passages: readonly ReadPassage[],
  library: PreparedLibrary,
): FoundClause[] {
  const read = passages.map(({ heading, text }) => ({
    title: titleStems(heading),
    words: countWords(stemsOf(text)),
  }))
  const rarity = rarityIn(
    read.map(({ words }) => words),
    library,
  )
  const lengths = library.wordings.map(({ words }) => lengthOf(words, rarity))
  return read.flatMap(({ title, words }, passage): FoundClause[] => {
    const likeness = likenessOf(words, library, rarity, lengths)
    const titles = titleLikeness(title, library)
    let best: FoundClause | undefined
    for (const [place, { clause, wording }] of library.wordings.entries()) {
      const score = scoreOf(titles[clause]!, likeness[place]!)
      if (score < LEAST_SCORE || (best && best.score >= score)) continue
      const clauseId = library.clauses[clause]!.id
      best = { clauseId, passage, wordingId: wording.id, score, share: 0 }
    }
    if (!best) return []
    const closest = library.wordings.find(({ wording }) => wording.id === best.wordingId)!
    return [{ ...best, share: shareOf(words, closest.words) }]
  })
}

function scoreOf(title: number, words: number): number {
  return Math.min(1, 0.6 * title + words * 1.5)
}

/** How much each word says: the fewer passages and clauses have it, the more. */
function rarityIn(
  passages: readonly Words[],
  { spread, clauses }: PreparedLibrary,
): (word: string) => number {
  const counts = new Map<string, number>()
  for (const words of passages)
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const all = passages.length + clauses.length
  return (word) => Math.log((1 + all) / (1 + (counts.get(word) ?? 0) + (spread.get(word) ?? 0)))
}

function weightOf(count: number, rarity: number): number {
  return (1 + Math.log(count)) * rarity
}

function lengthOf(words: Words, rarity: (word: string) => number): number {
  let sum = 0
  for (const [word, count] of words) sum += weightOf(count, rarity(word)) ** 2
  return Math.sqrt(sum)
}

/** The cosine of a passage with each wording. */
function likenessOf(
  words: Words,
  { wordings, holders }: PreparedLibrary,
  rarity: (word: string) => number,
  lengths: readonly number[],
): Float64Array {
  const sums = new Float64Array(wordings.length)
  const length = lengthOf(words, rarity)
  for (const [word, count] of words) {
    const rare = rarity(word)
    const own = weightOf(count, rare)
    for (const place of holders.get(word) ?? [])
      sums[place]! += own * weightOf(wordings[place]!.words.get(word)!, rare)
  }
  return sums.map((sum, place) => sum / (length * lengths[place]! || 1))
}

/** What a heading has in common with the closest of each clause. */
function titleLikeness(
  title: ReadonlySet<string>,
  { titles, clauses }: PreparedLibrary,
): Float64Array {
  const likeness = new Float64Array(clauses.length)
  for (const { clause, stems } of titles) {
    const common = [...title].filter((stem) => stems.has(stem)).length
    const share = (2 * common) / (title.size + stems.size || 1)
    likeness[clause] = Math.max(likeness[clause]!, share)
  }
  return likeness
}

function shareOf(one: Words, other: Words): number {
  const common = [...one.keys()].filter((word) => other.has(word)).length
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size)
}
