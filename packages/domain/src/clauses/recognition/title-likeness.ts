import type { PreparedTitle } from './prepare-titles.ts'
import { titleStems } from './title-stems.ts'

/** What the heading of a passage says about each clause of a library. */
export interface TitleLikeness {
  /** By the place of the clause: how much the heading is one of its, from 0 to 1. */
  own: Float64Array
  /** How much it is one by which the trade knows what the library does not have. */
  foreign: number
}

/** A heading that says more than a known one, or names two matters, says less of it. */
const LEAST_OF_WHOLE = 0.7
/** One that says a part of a known one only. */
const MOST_OF_PART = 0.3

export function titleLikeness(
  heading: string,
  titles: readonly PreparedTitle[],
  clauses: number,
): TitleLikeness {
  const own = new Float64Array(clauses)
  const stems = titleStems(heading)
  // « Dispositions générales » is about several matters.
  let foreign = heading !== '' && stems.size === 0 ? 1 : 0
  for (const { stems: known, owners } of stems.size > 0 ? titles : []) {
    const likeness = likenessOf(stems, known)
    if (owners.length === 0) foreign = Math.max(foreign, likeness)
    for (const owner of owners) own[owner] = Math.max(own[owner]!, likeness)
  }
  return { own, foreign }
}

function likenessOf(stems: ReadonlySet<string>, known: ReadonlySet<string>): number {
  let common = 0
  for (const stem of known) if (stems.has(stem)) common += 1
  if (common === 0) return 0
  return common === known.size
    ? LEAST_OF_WHOLE + (1 - LEAST_OF_WHOLE) * (known.size / stems.size)
    : MOST_OF_PART * ((2 * common) / (known.size + stems.size))
}
