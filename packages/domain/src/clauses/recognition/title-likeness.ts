import type { PreparedTitles } from './prepare-titles.ts'
import { titleParts, titleStems } from './title-stems.ts'

/** What the heading of a passage says about each clause of a library, from 0 to 1. */
export interface TitleLikeness {
  /** By the place of the clause: how much the heading is one of its. */
  own: Float64Array
  /** How much it is one of another clause, or of what the library does not have. */
  otherThan: (clause: number) => number
}

/** A heading that says a part of a known one says little. */
const MOST_OF_PART = 0.3
/** « Durée et résiliation »: what follows is about each of the matters that its heading names. */
const ONE_OF_SEVERAL = 0.8

export function titleLikeness(
  heading: string,
  titles: PreparedTitles,
  clauses: number,
): TitleLikeness {
  const parts = titleParts(heading)
  const whole = likenessOf(titleStems(heading), titles, clauses, 1)
  const each = [whole]
  if (parts.length > 1)
    for (const part of parts) each.push(likenessOf(part, titles, clauses, ONE_OF_SEVERAL))
  const own = whole.own.map((_, clause) => Math.max(...each.map((part) => part.own[clause]!)))
  // « Dispositions générales » is about several matters.
  const foreign = heading !== '' && parts.length === 0 ? 1 : whole.foreign
  const [first, second] = firstTwo(own)
  return {
    own,
    otherThan: (clause) =>
      Math.max(foreign, clause === first ? (own[second] ?? 0) : (own[first] ?? 0)),
  }
}

interface Likeness {
  own: Float64Array
  /** To headings that are none of the library. */
  foreign: number
}

/** What a heading is known for more closely, by the library or else, it is not for the others. */
function likenessOf(
  stems: ReadonlySet<string>,
  titles: PreparedTitles,
  clauses: number,
  weight: number,
): Likeness {
  const own = new Float64Array(clauses)
  let foreign = 0
  const touched = new Set([...stems].flatMap((stem) => titles.get(stem) ?? []))
  for (const { stems: known, owners } of touched) {
    const likeness = weight * commonShare(stems, known)
    if (owners.length === 0) foreign = Math.max(foreign, likeness)
    for (const owner of owners) own[owner] = Math.max(own[owner]!, likeness)
  }
  return { own: own.map((likeness) => (likeness < foreign ? 0 : likeness)), foreign }
}

function commonShare(stems: ReadonlySet<string>, known: ReadonlySet<string>): number {
  let common = 0
  for (const stem of known) if (stems.has(stem)) common += 1
  return common === known.size
    ? known.size / stems.size
    : MOST_OF_PART * ((2 * common) / (known.size + stems.size))
}

/** The places of the two greatest; -1 where there is none. */
function firstTwo(values: Float64Array): [number, number] {
  let [first, second] = [-1, -1]
  for (const [place, value] of values.entries())
    if (first < 0 || value > values[first]!) [first, second] = [place, first]
    else if (second < 0 || value > values[second]!) second = place
  return [first, second]
}
