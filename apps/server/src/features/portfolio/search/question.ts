import { UNTOLD_LITTLE_WORD } from './split-words.ts'

/**
 * The typed query as the index needs it: a compound is searched with and without its hyphen, which a line break may
 * have swallowed.
 *
 * @example withCompounds('sous-traitance') // 'sous-traitance or soustraitance'
 */
export function withCompounds(typed: string): string {
  const told = withoutLittleWord(typed)
  const whole = wholeCompounds(told)
  return whole === told ? told : `${told} or ${whole}`
}

/** The words to highlight: without excluded words and without the word that joins alternatives. */
export function markedWords(typed: string): string {
  const wanted = withoutLittleWord(typed)
    .replace(/(^|\s)-\S+/g, ' ')
    .replace(/\bor\b/gi, ' ')
  return `${wanted} ${wholeCompounds(wanted)}`
}

/** Every quoted word counts: the index knows its position. */
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
