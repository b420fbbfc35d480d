import { plainText } from '../../notices/written-days.ts'

/** So many letters tell words apart and leave their endings out, in French as in English. */
const STEM_LENGTH = 6

/**
 * The words of a text in their order, without accents and endings: « résilier » and « résiliation » are one.
 *
 * @example stemsOf('Les Parties peuvent résilier.') // ['les', 'partie', 'peuven', 'resili']
 */
export function stemsOf(text: string): string[] {
  return (plainText(text).match(/[a-z]{2,}|[^\W\d_a-z][^\W\d_]+/gu) ?? []).map(stemOf)
}

function stemOf(word: string): string {
  const singular = word.length > 3 ? word.replace(/[sx]$/, '') : word
  return singular.slice(0, STEM_LENGTH)
}
