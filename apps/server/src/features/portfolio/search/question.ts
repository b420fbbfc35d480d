import { withJoinedWords } from '@tacite/domain/search/joined-words.ts'
import { unaccented, UNTOLD_LITTLE_WORD, wordsOf } from './split-words.ts'

/**
 * The typed query as the index needs it: numbers and articles of a code as one word, and a compound with and without its
 * hyphen, which a line break may have swallowed.
 *
 * @example withCompounds('sous-traitance') // 'sous-traitance or soustraitance'
 */
export function withCompounds(typed: string): string {
  const told = withJoinedWords(withoutLittleWord(typed))
  const whole = wholeCompounds(told)
  return whole === told ? told : `${told} or ${whole}`
}

/** The words to highlight: without excluded words and without the word that joins alternatives. */
export function markedWords(typed: string): string {
  const wanted = wantedWords(typed)
  return `${wanted} ${wholeCompounds(wanted)}`
}

/**
 * One regular expression for each typed word, as PostgreSQL's `~*` reads it: the word itself in the singular or plural,
 * accents aside. A page that has all of them comes before one that has only words of the same stem.
 *
 * @example exactWords('élévateurs') // ['\\m[eéèêë]l[eéèêë]v[aàâäáã]t[eéèêë][uùûüú]r[sx]?\\M']
 */
export function exactWords(typed: string): string[] {
  return wordsOf(wantedWords(typed))
    .filter(({ word }) => !/\d/.test(word))
    .map(({ word }) => {
      const { singular, ending } = asSingular(unaccented(word))
      const letters = Array.from(singular, (letter) => ACCENTED[letter] ?? letter)
      return `\\m${letters.join('')}${ending}\\M`
    })
}

/** `prix` has no other form. */
function asSingular(word: string): { singular: string; ending: string } {
  if (/[xz]$/.test(word) && !/[aeo]ux$/.test(word)) return { singular: word, ending: '' }
  const isPlural = word.length > 3 && /(?:s|[aeo]ux)$/.test(word)
  return { singular: isPlural ? word.slice(0, -1) : word, ending: '[sx]?' }
}

const ACCENTED: Record<string, string> = {
  a: '[aàâäáã]',
  c: '[cç]',
  e: '[eéèêë]',
  i: '[iîïíì]',
  n: '[nñ]',
  o: '[oôöóòõ]',
  u: '[uùûüú]',
  y: '[yÿý]',
}

function wantedWords(typed: string): string {
  return withJoinedWords(withoutLittleWord(typed))
    .replace(/(^|\s)-\S+/g, ' ')
    .replace(/\bor\b/gi, ' ')
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
