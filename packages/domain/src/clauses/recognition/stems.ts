import { plainText } from '../../notices/written-days.ts'

/** So many letters tell words of a text apart and leave their endings out, in French as in English. */
const STEM_LENGTH = 6

/**
 * The words of a text in their order, without accents and endings: « résilier » and « résiliation » are one.
 *
 * @param length how many letters are kept
 * @example stemsOf('Les Parties peuvent résilier.') // ['les', 'partie', 'peuven', 'resili']
 */
export function stemsOf(text: string, length = STEM_LENGTH): string[] {
  const words = plainText(text).match(/[a-z]{2,}|[^\W\d_a-z][^\W\d_]+/gu) ?? []
  return words.map((word) => singularOf(word).slice(0, length))
}

function singularOf(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, '') : word
}
