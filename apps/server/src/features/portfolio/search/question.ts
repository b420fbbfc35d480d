import { UNTOLD_LITTLE_WORD } from './split-words.ts'

/**
 * What people typed, as the index is asked: a compound is looked for with and without its hyphen,
 * which the end of a line may have taken.
 *
 * @example withCompounds('sous-traitance') // 'sous-traitance or soustraitance'
 */
export function withCompounds(typed: string): string {
  const told = withoutLittleWord(typed)
  const whole = wholeCompounds(told)
  return whole === told ? told : `${told} or ${whole}`
}

/** The words to mark: without those that pages must not hold, and without the word that joins alternatives. */
export function markedWords(typed: string): string {
  const wanted = withoutLittleWord(typed)
    .replace(/(^|\s)-\S+/g, ' ')
    .replace(/\bor\b/gi, ' ')
  return `${wanted} ${wholeCompounds(wanted)}`
}

/** Between quotes every word counts: the index knows its place. */
function withoutLittleWord(typed: string): string {
  return typed
    .split('"')
    .map((part, index) => (index % 2 === 0 ? part.replace(LITTLE_WORD, ' ') : part))
    .join('"')
}

const LITTLE_WORD = new RegExp(`(?<![\\p{L}-])${UNTOLD_LITTLE_WORD}(?![\\p{L}-])`, 'giu')

function wholeCompounds(typed: string): string {
  return typed.replace(/(\p{L})-(?=\p{L})/gu, '$1')
}
