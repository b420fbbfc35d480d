import type { PdfLine } from './page-lines.ts'

/** How many lines are examined at the top and the bottom of each page. */
const EDGE_LINES = 3
const MIN_PAGES = 3
const SAME_HEIGHT_PT = 6

/**
 * Removes running headers and footers: lines at the top or bottom that repeat, digits aside, at the same height on at
 * least half of the pages, and page numbers. Returns what is kept and how many lines were removed.
 */
export function dropRepeatedLines(pages: readonly PdfLine[][]): {
  pages: PdfLine[][]
  dropped: number
} {
  const seen = new Map<string, number>()
  for (const lines of pages) {
    for (const key of new Set(edgesOf(lines).flatMap(keysOf)))
      seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  const enough = Math.max(MIN_PAGES, pages.length / 2)
  let dropped = 0
  const kept = pages.map((lines) => {
    const edges = new Set(edgesOf(lines))
    return lines.filter((line) => {
      const isRepeated = keysOf(line).some((key) => (seen.get(key) ?? 0) >= enough)
      const isDropped = edges.has(line) && (isRepeated || isPageNumber(textOfLine(line)))
      if (isDropped) dropped += 1
      return !isDropped
    })
  })
  return { pages: kept, dropped }
}

export function textOfLine({ texts }: PdfLine): string {
  return texts.map(({ text }) => text).join('')
}

function edgesOf(lines: readonly PdfLine[]): PdfLine[] {
  const byHeight = lines.toSorted((one, other) => other.baseline - one.baseline)
  return [...byHeight.slice(0, EDGE_LINES), ...byHeight.slice(-EDGE_LINES)]
}

/** Two keys, so that lines on either side of a rounding boundary still match. */
function keysOf(line: PdfLine): string[] {
  const text = textOfLine(line).replaceAll(/\d+/g, '#')
  const step = Math.round(line.baseline / SAME_HEIGHT_PT)
  return [`${step} ${text}`, `${step + 1} ${text}`]
}

function isPageNumber(text: string): boolean {
  return /^[\s–—-]*(?:page|página|p\.)?\s*\d{1,4}\s*(?:(?:\/|sur|of|de)\s*\d{1,4})?[\s–—-]*$/i.test(
    text,
  )
}
