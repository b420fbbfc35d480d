import ranges from './printable-ranges.json' with { type: 'json' }

/**
 * Whether a PDF shows a character: the fonts of our templates, Typst's own included, have it. Found once by printing
 * every character (`scripts/find-printable-characters.ts`), so that a text is judged without being rendered.
 *
 * @param character one code point
 */
export function canPrint(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  let [low, high] = [0, RANGES.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = RANGES[middle]!
    if (code < first) high = middle - 1
    else if (code > last) low = middle + 1
    else return true
  }
  return false
}

/** First and last code point of each range, in order. */
export const RANGES: readonly (readonly [first: number, last: number])[] = ranges.map((range) => {
  const [first, last] = range.split('-').map((code) => Number.parseInt(code, 16))
  return [first!, last ?? first!]
})
