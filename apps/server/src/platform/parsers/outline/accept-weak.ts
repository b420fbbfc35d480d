import type { FlowItem } from './flow.ts'
import type { HeadingCandidate } from './heading-candidate.ts'
import { nextIndex } from './neighbours.ts'
import { numberKeyOf } from './number-key.ts'

/** At least this many of a kind must precede text for all of them to be titles. */
const FOLLOWED_SHARE = 0.6

/**
 * Which short numbered lines without a distinct look are titles. Next to prominent titles of the same kind: those
 * that continue their numbering; otherwise all of a kind that precedes text.
 */
export function acceptWeak(
  items: readonly FlowItem[],
  candidates: readonly HeadingCandidate[],
): HeadingCandidate[] {
  const byIndex = new Map(candidates.map((candidate) => [candidate.index, candidate]))
  const kinds = Map.groupBy(
    candidates.filter(({ number, strength }) => number && strength !== 'clause'),
    (candidate) => `${numberKeyOf(candidate)} ${candidate.listId ?? ''}`,
  )
  return [...kinds.values()].flatMap((kind) => {
    const isBeforeText = (one: HeadingCandidate) => isFollowedByText(one, items, byIndex)
    return kind.some(({ strength }) => strength === 'strong')
      ? continuing(kind, items, isBeforeText)
      : allOrNone(kind, isBeforeText)
  })
}

function allOrNone(
  kind: readonly HeadingCandidate[],
  isBeforeText: (one: HeadingCandidate) => boolean,
): HeadingCandidate[] {
  const isList = kind.length < 2 || lastNumber(kind[0]) > 2
  const followed = kind.filter(isBeforeText).length
  return isList || followed < kind.length * FOLLOWED_SHARE ? [] : [...kind]
}

/** « 4. Prix » between a bold « 3. » and a bold « 5. »; not « 2. Tarif » in an enumeration below them. */
function continuing(
  kind: readonly HeadingCandidate[],
  items: readonly FlowItem[],
  isBeforeText: (one: HeadingCandidate) => boolean,
): HeadingCandidate[] {
  const accepted: HeadingCandidate[] = []
  let before: HeadingCandidate | undefined
  for (const [at, one] of kind.entries()) {
    const next = kind.slice(at + 1).find(({ strength }) => strength === 'strong')
    const fits = isNumberAfter(before, one) || isNumberAfter(one, next)
    const above = kind[at - 1]
    const isInList = above?.strength === 'weak' && nextIndex(above.index, items) === one.index
    const isTitle = one.strength === 'strong' || (fits && !isInList && isBeforeText(one))
    if (!isTitle) continue
    before = one
    if (one.strength === 'weak') accepted.push(one)
  }
  return accepted
}

function isNumberAfter(
  before: HeadingCandidate | undefined,
  after: HeadingCandidate | undefined,
): boolean {
  if (!before || !after) return false
  const above = (one: HeadingCandidate) => one.number?.path.slice(0, -1).join('.')
  return above(before) === above(after) && lastNumber(after) === lastNumber(before) + 1
}

function lastNumber(candidate: HeadingCandidate | undefined): number {
  return candidate?.number?.path.at(-1) ?? 0
}

/** Followed by text, a table, or a number of another kind, but not by its own next number, as in a list. */
function isFollowedByText(
  candidate: HeadingCandidate,
  items: readonly FlowItem[],
  byIndex: ReadonlyMap<number, HeadingCandidate>,
): boolean {
  const next = nextIndex(candidate.index, items)
  if (next === undefined) return false
  const following = byIndex.get(next)
  if (!following) return true
  return following.number !== undefined && numberKeyOf(following) !== numberKeyOf(candidate)
}
