import { acceptWeak } from './accept-weak.ts'
import type { FlowItem } from './flow.ts'
import type { HeadingCandidate } from './heading-candidate.ts'
import { nextIndex, previousIndex } from './neighbours.ts'
import { numberKeyOf } from './number-key.ts'
import { isKnownTitle } from './phrases.ts'

/** What is known about the whole range of text. */
interface Context {
  items: readonly FlowItem[]
  candidates: readonly HeadingCandidate[]
  byIndex: Map<number, HeadingCandidate>
  bodySizePt: number
}

const LARGER = 1.15

/**
 * Which candidates are headings. Strong ones are; a weak or merely prominent one is if others of its kind precede
 * text as titles do; a numbered paragraph without a title is if its siblings have titles, since dropping it would
 * change their numbers.
 */
export function acceptHeadings(
  items: readonly FlowItem[],
  candidates: readonly HeadingCandidate[],
  bodySizePt: number,
): HeadingCandidate[] {
  const byIndex = new Map(candidates.map((candidate) => [candidate.index, candidate]))
  const context: Context = { items, candidates, byIndex, bodySizePt }
  const strong = candidates.filter(({ strength }) => strength === 'strong')
  const weak = acceptWeak(items, candidates)
  const numbered = [...strong, ...weak].toSorted((one, other) => one.index - other.index)
  const clauses = candidates.filter(
    (one) => one.strength === 'clause' && hasTitledSister(one, numbered),
  )
  const prominent = candidates.filter(
    (one) => one.strength === 'look' && isProminentTitle(one, numbered, context),
  )
  return [...numbered, ...clauses, ...prominent].toSorted((one, other) => one.index - other.index)
}

/** « 3.2 » between a titled « 3.1 » and « 3.3 » is a section as well. */
function hasTitledSister(clause: HeadingCandidate, numbered: readonly HeadingCandidate[]): boolean {
  const path = clause.number?.path ?? []
  const key = numberKeyOf(clause)
  const sisters = numbered.filter((one) => {
    const other = one.number?.path ?? []
    return numberKeyOf(one) === key && path.slice(0, -1).every((part, at) => part === other[at])
  })
  const last = path.at(-1) ?? 0
  const before = sisters.findLast(({ index }) => index < clause.index)?.number?.path.at(-1)
  const after = sisters.find(({ index }) => index > clause.index)?.number?.path.at(-1)
  const fits = (before === undefined || before < last) && (after === undefined || after > last)
  return sisters.length >= (path.length === 1 ? 2 : 1) && fits
}

function isProminentTitle(
  candidate: HeadingCandidate,
  numbered: readonly HeadingCandidate[],
  context: Context,
): boolean {
  if (isAmongProminentLines(candidate, context)) return false
  const isKnown = isKnownTitle(candidate.title)
  const firstNumbered = numbered.find(({ number }) => number !== undefined)?.index
  const isBeforeArticles = firstNumbered !== undefined && candidate.index < firstNumbered
  if (isKnown) return true
  // The parties come before the first article, and their names are as prominent as any title.
  if (isBeforeArticles) return false
  const next = nextIndex(candidate.index, context.items)
  if (next === undefined || context.byIndex.get(next)?.strength === 'look') return false
  if (numbered.some(({ signature }) => signature === candidate.signature)) return true
  if (candidate.sizePt >= context.bodySizePt * LARGER) return true
  const { isBold, isCapitals, isUnderlined } = candidate.look
  if (isCapitals && (isBold || isUnderlined)) return true
  const alike = context.candidates.filter(
    (one) => one.strength === 'look' && one.signature === candidate.signature,
  )
  return alike.length >= 2 && (isBold || isUnderlined)
}

/** Three prominent lines in a row are an address or a cover, not three titles. */
function isAmongProminentLines(candidate: HeadingCandidate, context: Context): boolean {
  const isLook = (index: number | undefined) =>
    index !== undefined && context.byIndex.get(index)?.strength === 'look'
  const before = previousIndex(candidate.index, context.items)
  const after = nextIndex(candidate.index, context.items)
  return isLook(before) && isLook(after)
}
