import type { FoundMatch } from '@tacite/document/find/find-in-lines.ts'
import { inContent, type FindLine } from '@tacite/document/find/find-line.ts'
import type { Cursor } from '../history/command.ts'
import type { SearchedText } from './searched-text.ts'

/** A place in the text from where one goes on, which stays while the text around it changes. */
export interface FoundPlace {
  sectionId: string
  part: 'title' | 'content'
  at: number
}

/** A match as a selection: positions in the title, or in the content as ProseMirror counts them. */
export function selectionOf(line: FindLine, { from, to }: FoundMatch): Cursor {
  const at = (position: number) => inContent(line, position)
  return { anchor: at(from), head: at(to) }
}

export function placeOfMatch(line: FindLine, match: FoundMatch): FoundPlace {
  const part = line.paragraph === null ? 'title' : 'content'
  return { sectionId: line.sectionId, part, at: selectionOf(line, match).anchor }
}

/** Which match one comes to from a place: the first one that does not stand before it; behind the last one the first. */
export function matchFrom(
  { lines, order }: Pick<SearchedText, 'lines' | 'order'>,
  matches: readonly FoundMatch[],
  place: FoundPlace | null,
): number {
  if (!place) return 0
  const found = matches.findIndex((match) => {
    return !isBefore(placeOfMatch(lines[match.line]!, match), place, order)
  })
  return Math.max(0, found)
}

function isBefore(one: FoundPlace, other: FoundPlace, order: ReadonlyMap<string, number>): boolean {
  const sections = (order.get(one.sectionId) ?? 0) - (order.get(other.sectionId) ?? 0)
  if (sections !== 0) return sections < 0
  if (one.part !== other.part) return one.part === 'title'
  return one.at < other.at
}
