/** What speaks for a passage being a clause, each from 0 to 1. */
export interface Evidence {
  /** How much its heading is one of the clause. */
  title: number
  /** How much its heading is one of another clause, or of what the library does not have. */
  otherTitle: number
  /** How much it says in the words of the clause. */
  words: number
}

/** From here on a heading speaks for all of its article. */
export const SURE_TITLE = 0.4

/**
 * Fitted to the tune half of the labelled contracts (bench/clauses): the right heading is enough by itself, as are a
 * quarter of the weighted words. Neighbouring values measure the same within a point.
 */
const WEIGHTS = { none: -3.5, title: 6, otherTitle: -0.75, words: 13 }

/**
 * How much speaks for a passage being a clause: below 0 more speaks against it.
 *
 * @example balanceOf({ title: 1, otherTitle: 0, words: 0.1 }) // 3.8
 */
export function balanceOf({ title, otherTitle, words }: Evidence): number {
  const heading = title >= otherTitle ? WEIGHTS.title * title : WEIGHTS.otherTitle * otherTitle
  return WEIGHTS.none + heading + WEIGHTS.words * words
}

/** How likely it is, from 0 to 1; 0.5 where nothing tips the balance. */
export function likelihoodOf(balance: number): number {
  return 1 / (1 + Math.exp(-balance))
}
