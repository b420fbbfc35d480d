import type { KnownClause } from './known-clause.ts'
import { countWords, prepareLibrary, type PreparedLibrary } from './prepare-library.ts'
import { balanceOf, likelihoodOf, SURE_TITLE } from './recognition-score.ts'
import { stemsOf } from './stems.ts'
import { titleLikeness, type TitleLikeness } from './title-likeness.ts'
import { commonWords, wordLikenessIn } from './word-likeness.ts'

/** What is looked at of a passage. */
export interface ReadPassage {
  heading: string
  /** All of it, also of its parts. */
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
  /** From 0.5 to 1: how sure it is that the passage is about what the clause is about. */
  score: number
  /** The different words that the passage and that wording have in common, from 0 to 1. */
  share: number
}

/** A part of a contract that holds so much of it is no article. */
const MOST_OF_CONTRACT = 0.5
/** A heading over a blank is no clause. */
const LEAST_WORDS = 4

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

/** As `recogniseClauses`, with a library that was prepared once for many contracts. */
export function recogniseInLibrary(
  passages: readonly ReadPassage[],
  library: PreparedLibrary,
): FoundClause[] {
  const words = passages.map(({ text }) => countWords(stemsOf(text)))
  const likenessOf = wordLikenessIn(words, library)
  const { withParts, withHeadedParts } = partsAmong(passages)
  const whole = wholeLength(passages)
  const taken = new Set<number>()
  return passages.flatMap(({ heading, text, parent }, passage): FoundClause[] => {
    if (taken.has(parent ?? -1)) {
      taken.add(passage)
      return []
    }
    const own = words[passage]!
    const isContainer = withParts.has(passage) && text.length > MOST_OF_CONTRACT * whole
    if (isContainer || own.size < LEAST_WORDS) return []
    const titles = titleLikeness(heading, library.titles, library.clauses.length)
    const best = bestOf(titles, likenessOf(own), library)
    if (!best || best.balance < 0) return []
    const { wording, words: known, clause } = library.wordings[best.place]!
    // What only its words say, its sub-articles say more closely.
    if (titles.own[clause]! < SURE_TITLE && withHeadedParts.has(passage)) return []
    taken.add(passage)
    const { id: clauseId } = library.clauses[clause]!
    const share = commonWords(own, known)
    return [{ clauseId, passage, wordingId: wording.id, score: likelihoodOf(best.balance), share }]
  })
}

interface Closest {
  /** The place of the wording. */
  place: number
  balance: number
}

/** The wording that the passage most likely is; of equal ones, the one with the first id, wherever it stands. */
function bestOf(
  titles: TitleLikeness,
  likeness: Float64Array,
  { wordings }: PreparedLibrary,
): Closest | undefined {
  let best: Closest | undefined
  for (const [place, { clause, wording }] of wordings.entries()) {
    const title = titles.own[clause]!
    const words = likeness[place]!
    const balance = balanceOf({ title, otherTitle: titles.otherThan(clause), words })
    const isFirst = balance === best?.balance && wording.id < wordings[best.place]!.wording.id
    if (!best || balance > best.balance || isFirst) best = { place, balance }
  }
  return best
}

function partsAmong(passages: readonly ReadPassage[]) {
  const parents = (parts: readonly ReadPassage[]) => new Set(parts.map(({ parent }) => parent))
  return {
    withParts: parents(passages),
    withHeadedParts: parents(passages.filter(({ heading }) => heading !== '')),
  }
}

function wholeLength(passages: readonly ReadPassage[]): number {
  const articles = passages.filter(({ parent }) => parent === null || parent === undefined)
  return articles.reduce((sum, { text }) => sum + text.length, 0)
}
