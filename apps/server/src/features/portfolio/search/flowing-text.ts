/** A line of a continuing paragraph reaches at least this fraction of the longest line. */
const FULL_LINE = 0.75
/** Shorter lines belong to a table or an address. */
const SHORTEST_FULL_LINE = 40

/**
 * The text of a page as it is read: lines of one paragraph are joined by spaces, headings, lists and addresses keep
 * theirs. Every character keeps its position.
 *
 * @example flowingText('… a line as long as the paper is wide\nand its rest.\nArticle 2') // one line break is left
 */
export function flowingText(text: string): string {
  const lines = text.split('\n')
  const longest = Math.max(...lines.map((line) => line.length))
  const full = Math.max(longest * FULL_LINE, SHORTEST_FULL_LINE)
  return lines
    .map((line, index) => {
      const next = lines[index + 1]
      if (next === undefined) return line
      return goesOn(line, next, full) ? `${line} ` : `${line}\n`
    })
    .join('')
}

/** The dot leaders of a table of contents. */
const LEADERS = /(?:\.\s?){4}/

function goesOn(line: string, next: string, full: number): boolean {
  const isEnded = /[.:;!?…]\s*[»”"]?\s*$/.test(line)
  const isNew = next === '' || /^\s*(?:[-•–—▪*]|\(?[\da-z]{1,3}[.)]\s|\d+\.\d)/i.test(next)
  return line.length >= full && !isNew && !LEADERS.test(line) && (!isEnded || /^\p{Ll}/u.test(next))
}
