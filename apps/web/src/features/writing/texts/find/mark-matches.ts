import type { FoundMatch } from '@tacite/document/find/find-in-lines.ts'
import type { FindLine } from '@tacite/document/find/find-line.ts'
import { createLineFinder, rangeIn } from './found-range.ts'

const ALL = 'found'
const CURRENT = 'found-current'

/** Marks matches on the page, in the text itself: no element is added, so that nothing moves. */
export function markMatches(
  lines: readonly FindLine[],
  matches: readonly FoundMatch[],
  current: number,
): void {
  const findElement = createLineFinder()
  const all = new Highlight()
  const chosen = new Highlight()
  for (const [at, match] of matches.entries()) {
    const line = lines[match.line]!
    const element = findElement(line)
    const range = element && rangeIn(element, line, match)
    if (range) (at === current ? chosen : all).add(new StaticRange(range))
  }
  chosen.priority = 1
  CSS.highlights.set(ALL, all)
  CSS.highlights.set(CURRENT, chosen)
}

export function unmarkMatches(): void {
  CSS.highlights.delete(ALL)
  CSS.highlights.delete(CURRENT)
}
