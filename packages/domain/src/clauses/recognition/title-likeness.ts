import type { PreparedTitle } from './prepare-titles.ts'
import { titleParts, titleStems } from './title-stems.ts'

/** What the heading of a passage says about each clause of a library. */
export interface TitleLikeness {
  /** By the place of the clause: how much the heading is one of its, from 0 to 1. */
  own: Float64Array
  /** How much it is one by which the trade knows what the library does not have. */
  foreign: number
}

/** A heading that says more than a known one says less of it. */
const LEAST_OF_WHOLE = 0.7
/** One that says a part of a known one only. */
const MOST_OF_PART = 0.3
/** « Durée et résiliation »: what follows is about each of the matters that its heading names. */
const ONE_OF_SEVERAL = 0.9

export function titleLikeness(
  heading: string,
  titles: readonly PreparedTitle[],
  clauses: number,
): TitleLikeness {
  const parts = titleParts(heading)
  const each = [
    likenessOf(titleStems(heading), titles, clauses, 1),
    ...(parts.length > 1
      ? parts.map((part) => likenessOf(part, titles, clauses, ONE_OF_SEVERAL))
      : []),
  ]
  const own = each[0]!.own.map((_, clause) => Math.max(...each.map((part) => part.own[clause]!)))
  const [{ foreign }] = each as [TitleLikeness]
  // « Dispositions générales » is about several matters.
  return { own, foreign: heading !== '' && parts.length === 0 ? 1 : foreign }
}

/** What a heading is known for more closely, by the library or else, it is not for the others. */
function likenessOf(
  stems: ReadonlySet<string>,
  titles: readonly PreparedTitle[],
  clauses: number,
  weight: number,
): TitleLikeness {
  const own = new Float64Array(clauses)
  let foreign = 0
  for (const { stems: known, owners } of stems.size > 0 ? titles : []) {
    const likeness = weight * commonShare(stems, known)
    if (owners.length === 0) foreign = Math.max(foreign, likeness)
    for (const owner of owners) own[owner] = Math.max(own[owner]!, likeness)
  }
  return { own: own.map((likeness) => (likeness < foreign ? 0 : likeness)), foreign }
}

function commonShare(stems: ReadonlySet<string>, known: ReadonlySet<string>): number {
  let common = 0
  for (const stem of known) if (stems.has(stem)) common += 1
  if (common === 0) return 0
  return common === known.size
    ? LEAST_OF_WHOLE + (1 - LEAST_OF_WHOLE) * (known.size / stems.size)
    : MOST_OF_PART * ((2 * common) / (known.size + stems.size))
}
