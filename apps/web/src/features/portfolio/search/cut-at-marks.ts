import type { Hit } from '@tacite/api/portfolio/search-endpoints.ts'

export interface SnippetPiece {
  text: string
  isMarked: boolean
}

/**
 * A snippet in pieces, the hits marked. Spans that overlap, are out of order or reach beyond the text are cut, so
 * that every character appears once.
 *
 * @example cutAtMarks('le préavis court', [{ start: 3, end: 10 }]) // 'le ', 'préavis' marked, ' court'
 */
export function cutAtMarks(snippet: string, marks: readonly Hit[]): SnippetPiece[] {
  const pieces: SnippetPiece[] = []
  let done = 0
  const add = (end: number, isMarked: boolean) => {
    if (end > done) pieces.push({ text: snippet.slice(done, end), isMarked })
    done = Math.max(done, end)
  }
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start)) {
    add(Math.min(start, snippet.length), false)
    add(Math.min(end, snippet.length), true)
  }
  add(snippet.length, false)
  return pieces
}
