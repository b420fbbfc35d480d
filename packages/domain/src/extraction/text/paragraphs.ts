import type { CleanLine, PlacedText } from './clean-lines.ts'
import { headingOf, type Heading } from './headings.ts'

/** Lines that belong together; a heading stands alone. */
export interface Paragraph extends PlacedText {
  heading: Heading | null
}

/** A line that ends well before the margin ends its paragraph, the more so after a point. */
const SHORT_OF_MARGIN = { ended: 0.62, open: 0.42 }
const LONGEST = 20_000

/** Joins the lines of paragraphs, and words cut at the end of a line. */
export function joinParagraphs(lines: readonly CleanLine[]): Paragraph[] {
  const margin = marginOf(lines)
  const paragraphs: Paragraph[] = []
  let [text, at]: [string, number[]] = ['', []]
  let before: CleanLine | undefined
  for (const line of lines) {
    if (line.text === '') {
      // A blank line at the edge of a page is none of the text.
      if (before && !line.isFirstOfPage) before = isCutByPage(before, line) ? before : end()
      continue
    }
    const heading = headingOf(line)
    if (heading) {
      end()
      paragraphs.push({ text: line.text, at: line.at, heading })
      before = undefined
      continue
    }
    if (before && startsAnother(before, line, margin)) end()
    append(line)
    before = text.length > LONGEST ? end() : line
  }
  end()
  return paragraphs

  function append(line: CleanLine): void {
    if (/\p{Ll}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(line.text)) {
      text = text.slice(0, -1)
      at.pop()
    } else if (text !== '') {
      text += ' '
      at.push(at.at(-1)! + 1)
    }
    text += line.text
    for (const place of line.at) at.push(place)
  }

  function end(): undefined {
    if (text !== '') paragraphs.push({ text, at, heading: null })
    ;[text, at] = ['', []]
    before = undefined
  }
}

/** How long the longest lines are, but for a few. */
function marginOf(lines: readonly CleanLine[]): number {
  const lengths = lines.map(({ text }) => text.length).filter((length) => length > 20)
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.9)] ?? 0
}

/** A sentence goes on over a blank line only where a page may have ended. */
function isCutByPage(before: CleanLine, blank: CleanLine): boolean {
  return blank.isFirstOfPage && !/[.:;!?]$/.test(before.text)
}

const ITEM =
  /^(?:\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)] |\d{1,2}(?:\.\d{1,2}){1,4}\.? |["«“]?[IVX]{1,5}[.)] )/
/** « Assureur : Alpha » */
const LABELLED = /^(?:[A-Z]\. )?\p{Lu}[\p{L}' ’]{2,32}(?: \([^()]{1,40}\))? ?: /u
const UNFINISHED =
  /(?:[,(]|\b(?:et|ou|de|du|des|la|le|les|the|of|and|or|to|a|an|by|in|y|del|el|los))$/i

function startsAnother(before: CleanLine, line: CleanLine, margin: number): boolean {
  if (line.isBullet || ITEM.test(line.text) || LABELLED.test(line.text)) return true
  if (/^[\p{Ll}(]/u.test(line.text) || UNFINISHED.test(before.text)) return false
  const share = /[.:;!?]$/.test(before.text) ? SHORT_OF_MARGIN.ended : SHORT_OF_MARGIN.open
  return before.text.length < margin * share
}
