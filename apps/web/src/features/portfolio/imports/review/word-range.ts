import type { PageWords } from './review-queries.ts'

type Word = PageWords['words'][number]

/** Words of a page that are selected, by their places in its list; `focus` is the one that moves. */
export interface WordRange {
  anchor: number
  focus: number
}

/** The range in the text of the page, and its words on one line. */
export function selectedText(
  { text, words }: Pick<PageWords, 'text' | 'words'>,
  { anchor, focus }: WordRange,
): { start: number; end: number; quote: string } {
  const { start } = words[Math.min(anchor, focus)]!
  const { end } = words[Math.max(anchor, focus)]!
  return { start, end, quote: text.slice(start, end).replaceAll(/\s+/g, ' ').trim() }
}

/** The word that an arrow leads to: the next one, or the nearest of the next line. */
export function wordTowards(words: readonly Word[], from: number, key: string): number {
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, words.length - 1)
    case 'ArrowLeft':
      return Math.max(from - 1, 0)
    case 'ArrowDown':
      return nearestInLine(words, from, 1)
    case 'ArrowUp':
      return nearestInLine(words, from, -1)
    default:
      return from
  }
}

/** Lines follow one another in the text: the first word beyond the own line begins the next. */
function nearestInLine(words: readonly Word[], from: number, step: 1 | -1): number {
  let at = from + step
  while (words[at] && areLevel(words[at]!, words[from]!)) at += step
  const line = words[at]
  if (!line) return from
  let nearest = at
  for (; words[at] && areLevel(words[at]!, line); at += step)
    if (distance(words[at]!, words[from]!) < distance(words[nearest]!, words[from]!)) nearest = at
  return nearest
}

function areLevel({ box: one }: Word, { box: other }: Word): boolean {
  return one.top < other.top + other.height / 2 && other.top < one.top + one.height / 2
}

function distance({ box: one }: Word, { box: other }: Word): number {
  return Math.abs(one.left + one.width / 2 - other.left - other.width / 2)
}
