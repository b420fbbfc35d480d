import type { FindLine } from './find-line.ts'
import type { FindPattern } from './find-pattern.ts'

/** Where a line says what is looked for. */
export interface FoundMatch {
  /** Of the lines that were searched. */
  line: number
  from: number
  to: number
  /** What the groups of a regular expression hold, `$1` first; undefined where one takes no part. */
  groups: readonly (string | undefined)[]
}

export interface FoundMatches {
  matches: FoundMatch[]
  /** There are more than are counted. */
  isCut: boolean
}

/** More than a person can go through; each is marked on the page. */
const MOST_MATCHES = 10_000

/**
 * All matches in reading order, without those that are empty. Takes as long as the expression does: one that a person
 * typed runs where it can be stopped.
 *
 * @param words of the lines
 * @example findInLines(['Le prix', 'prix'], { source: 'prix', flags: 'gu' }).matches.length // 2
 */
export function findInLines(
  words: readonly string[],
  { source, flags }: FindPattern,
  mostMatches = MOST_MATCHES,
): FoundMatches {
  const pattern = new RegExp(source, flags)
  const matches: FoundMatch[] = []
  for (const [line, text] of words.entries()) {
    for (const match of text.matchAll(pattern)) {
      const [said, ...groups] = match
      if (said === '') continue
      if (matches.length === mostMatches) return { matches, isCut: true }
      matches.push({ line, from: match.index, to: match.index + said.length, groups })
    }
  }
  return { matches, isCut: false }
}

/** Whether a match holds words of a field, or a part of them. */
export function touchesField({ fields }: FindLine, { from, to }: FoundMatch): boolean {
  return fields.some((field) => field.from < to && from < field.to)
}
