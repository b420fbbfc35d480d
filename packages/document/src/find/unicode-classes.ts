/** Of a word, within a character class: letters with their accents, digits and the underscore. */
export const WORD_CHARACTERS = String.raw`_\p{L}\p{N}\p{M}`

const BEHIND = `(?<=[${WORD_CHARACTERS}])`
const NOT_BEHIND = `(?<![${WORD_CHARACTERS}])`
const AHEAD = `(?=[${WORD_CHARACTERS}])`
const NOT_AHEAD = `(?![${WORD_CHARACTERS}])`

const outside: Record<string, string> = {
  w: `[${WORD_CHARACTERS}]`,
  W: `[^${WORD_CHARACTERS}]`,
  b: `(?:${NOT_BEHIND}${AHEAD}|${BEHIND}${NOT_AHEAD})`,
  B: `(?:${BEHIND}${AHEAD}|${NOT_BEHIND}${NOT_AHEAD})`,
}

/**
 * A regular expression whose `\w`, `\W`, `\b` and `\B` know letters with accents, which those of JavaScript do not:
 * `\w+` finds all of « été ». `\W` in brackets stays as it is.
 *
 * @example withUnicodeClasses('\\w+') // '[_\\p{L}\\p{N}\\p{M}]+'
 */
export function withUnicodeClasses(source: string): string {
  let isInClass = false
  return source.replaceAll(/\\(.)|[[\]]/gsu, (piece, escape: string | undefined) => {
    if (escape === undefined) {
      isInClass = piece === '['
      return piece
    }
    if (isInClass) return escape === 'w' ? WORD_CHARACTERS : piece
    return outside[escape] ?? piece
  })
}
