import type { PlacedWord, WordBox } from '../recognition/legible-text.ts'

/**
 * Where the characters of a page's text from `start` to before `end` are printed: one box for each line. A word counts
 * whole, a hyphenated one in its two parts.
 *
 * @param text of the page, that the offsets refer to
 * @param words of the page in the order of its text
 * @example boxesOfRange('prend fin le\n31 mars 2027', words, { start: 10, end: 25 }) // 'le', and '31 mars 2027'
 */
export function boxesOfRange(
  text: string,
  words: readonly PlacedWord[],
  { start, end }: { start: number; end: number },
): WordBox[] {
  const lines: WordBox[] = []
  let before: PlacedWord | undefined
  for (const word of words) {
    if (word.start >= end || word.end <= start) continue
    const line = lines.at(-1)
    if (line && before && isOnSameLine(text, before, word))
      lines[lines.length - 1] = around(line, word.box)
    else lines.push(word.box)
    before = word
  }
  return lines
}

/** Parts of a hyphenated word touch in the text, and stand on two lines. */
function isOnSameLine(text: string, before: PlacedWord, word: PlacedWord): boolean {
  const between = text.slice(before.end, word.start)
  return between !== '' && !between.includes('\n') && areLevel(before.box, word.box)
}

/** Side by side, or one below the other where the page is turned: text that jumps elsewhere is another line. */
function areLevel(one: WordBox, other: WordBox): boolean {
  return (
    overlap([one.top, one.height], [other.top, other.height]) ||
    overlap([one.left, one.width], [other.left, other.width])
  )
}

function overlap([from, size]: [number, number], [otherFrom, otherSize]: [number, number]) {
  return from < otherFrom + otherSize && otherFrom < from + size
}

function around(one: WordBox, other: WordBox): WordBox {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  return {
    left,
    top,
    width: rounded(Math.max(one.left + one.width, other.left + other.width) - left),
    height: rounded(Math.max(one.top + one.height, other.top + other.height) - top),
  }
}

/** As words are: finer than any screen. */
function rounded(share: number): number {
  return Math.round(share * 100_000) / 100_000
}
