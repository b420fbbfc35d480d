import { isSeenBy, type TextReader } from './audience.ts'
import {
  pairChange,
  partsOf,
  wholeChange,
  type ComparedPart,
  type PartChange,
  type Side,
} from './compared-parts.ts'
import { matchParts, type Matched } from './match-parts.ts'
import type { FieldWords } from './plain-text.ts'

/**
 * The parts that differ, in the order of the newer content, each removed one where it stood. Only what the reader may
 * see today: of a part that is hidden from them now, nothing is said, and one that became visible is an added one.
 */
export function compareParts(
  before: Side,
  after: Side,
  reader: TextReader,
  fields: FieldWords = {},
): PartChange[] {
  const old = partsOf(before, fields)
  const fresh = partsOf(after, fields)
  const { matches, removed } = matchParts(old, fresh)
  const changes: { at: number; change: PartChange }[] = []
  for (const match of matches) {
    const change = changeOf(old, fresh, match, reader)
    if (change) changes.push({ at: match.after, change })
  }
  for (const { before: at, follows } of removed) {
    const part = old[at]!
    if (isSeenBy(part.audience, reader))
      changes.push({ at: follows + 0.5, change: wholeChange('removed', part) })
  }
  return changes.toSorted((one, other) => one.at - other.at).map(({ change }) => change)
}

function changeOf(
  old: readonly ComparedPart[],
  fresh: readonly ComparedPart[],
  { before, after, isMoved }: Matched,
  reader: TextReader,
): PartChange | null {
  const next = fresh[after]!
  if (!isSeenBy(next.audience, reader)) return null
  const last = before === null ? undefined : old[before]
  if (!last || !isSeenBy(last.audience, reader)) return wholeChange('added', next)
  return pairChange(last, next, isMoved)
}
