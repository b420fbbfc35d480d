import type { KnownClause } from './known-clause.ts'
import { countWords, prepareLibrary, type PreparedLibrary } from './prepare-library.ts'
import { stemsOf } from './stems.ts'
import { titleLikeness, type TitleLikeness } from './title-likeness.ts'
import { commonWords, rarityIn, wordingLengths, wordLikeness } from './word-likeness.ts'

/** What is looked at of a passage. */
export interface ReadPassage {
  heading: string
  text: string
  /** The place of the passage that it is a part of, which stands before it. */
  parent?: number | null
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
const LEAST_SCORE = 0.5
/** A part of a contract that holds so much of it is no article. */
const MOST_OF_CONTRACT = 0.5
/** A heading over a blank is no article. */
const LEAST_WORDS = 6

/**
 * Says which passages of a contract are clauses of a library: by their headings, by their words and by how they stand. A
 * passage is one clause at most, its parts are then no clauses of their own; a clause may stand in several passages.
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

/** As `recogniseClauses`, with a library that was prepared once. */
export function recogniseInLibrary(
  passages: readonly ReadPassage[],
  library: PreparedLibrary,
): FoundClause[] {
  const read = passages.map(({ heading, text }) => ({
    title: titleLikeness(heading, library.titles, library.clauses.length),
    words: countWords(stemsOf(text)),
  }))
  const rarity = rarityIn(
    read.map(({ words }) => words),
    library,
  )
  const lengths = wordingLengths(library, rarity)
  const containers = containersAmong(passages)
  const taken = new Set<number>()
  const found: FoundClause[] = []
  for (const [passage, { title, words }] of read.entries()) {
    const parent = passages[passage]!.parent ?? null
    if (parent !== null && taken.has(parent)) {
      taken.add(passage)
      continue
    }
    if (containers.has(passage) || words.size < LEAST_WORDS) continue
    const likeness = wordLikeness(words, library, rarity, lengths)
    const best = bestOf(title, likeness, library)
    if (!best || best.score < LEAST_SCORE) continue
    if (
      title.own[library.wordings[best.place]!.clause]! < 0.7 &&
      passages.some((each) => each.parent === passage && each.heading !== '')
    )
      continue
    taken.add(passage)
    const { wording, words: known, clause } = library.wordings[best.place]!
    found.push({
      clauseId: library.clauses[clause]!.id,
      passage,
      wordingId: wording.id,
      score: best.score,
      share: commonWords(words, known),
    })
  }
  return found
}

/** The wording whose clause the passage is most likely. */
function bestOf(
  { own, foreign }: TitleLikeness,
  likeness: Float64Array,
  { wordings }: PreparedLibrary,
): { place: number; score: number } | undefined {
  let best: { place: number; score: number } | undefined
  for (const [place, { clause }] of wordings.entries()) {
    const otherTitle = own.reduce(
      (most, each, at) => (at === clause ? most : Math.max(most, each)),
      foreign,
    )
    const otherWords = likeness.reduce(
      (most, each, at) => (wordings[at]!.clause === clause ? most : Math.max(most, each)),
      0,
    )
    const score = scoreOf({ title: own[clause]!, otherTitle, words: likeness[place]!, otherWords })
    if (!best || score > best.score) best = { place, score }
  }
  return best
}

function scoreOf({
  title,
  otherTitle,
  words,
  otherWords,
}: {
  title: number
  otherTitle: number
  words: number
  otherWords: number
}): number {
  const z =
    -4.5 +
    7 * title -
    1.5 * Math.max(0, otherTitle - title) +
    19 * words -
    12 * Math.max(0, otherWords - words)
  return 1 / (1 + Math.exp(-z))
}

function containersAmong(passages: readonly ReadPassage[]): Set<number> {
  const parents = new Set(passages.map(({ parent }) => parent))
  const whole = passages.reduce(
    (sum, { text, parent }) => sum + (parent == null ? text.length : 0),
    0,
  )
  return new Set(
    passages.flatMap(({ text }, index) =>
      parents.has(index) && text.length > MOST_OF_CONTRACT * whole ? [index] : [],
    ),
  )
}
