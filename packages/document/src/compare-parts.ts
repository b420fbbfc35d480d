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

/** Who reads a comparison. */
export interface Sight {
  reader: TextReader
  /** Parts that are hidden from them today, whatever the contents say, by their ids. */
  hidden?: ReadonlySet<string>
}

/**
 * The parts that differ, in the order of the newer content, each removed one where it stood. Only what the reader may
 * see today: of a part that is hidden from them now, nothing is said, and one that became visible is an added one.
 */
export function compareParts(
  before: Side,
  after: Side,
  sight: Sight,
  fields: FieldWords = {},
): PartChange[] {
  const old = partsOf(before, fields)
  const fresh = partsOf(after, fields)
  const { matches, removed } = matchParts(old, fresh)
  const changes: { at: number; change: PartChange }[] = []
  for (const match of matches) {
    const change = changeOf(old, fresh, match, sight)
    if (change) changes.push({ at: match.after, change })
  }
  for (const { before: at, follows } of removed) {
    const part = old[at]!
    if (isSeen(part, sight))
      changes.push({ at: follows + 0.5, change: wholeChange('removed', part) })
  }
  return changes.toSorted((one, other) => one.at - other.at).map(({ change }) => change)
}

function changeOf(
  old: readonly ComparedPart[],
  fresh: readonly ComparedPart[],
  { before, after, isMoved }: Matched,
  sight: Sight,
): PartChange | null {
  const next = fresh[after]!
  if (!isSeen(next, sight)) return null
  const last = before === null ? undefined : old[before]
  if (!last || !isSeen(last, sight)) return wholeChange('added', next)
  return pairChange(last, next, isMoved)
}

function isSeen({ id, audience }: ComparedPart, { reader, hidden }: Sight): boolean {
  return isSeenBy(audience, reader) && !hidden?.has(id)
}
