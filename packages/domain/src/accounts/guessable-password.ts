import { normalPassword } from './new-password.ts'

/** Words that whoever knows a person tries first. */
export interface KnownWords {
  firstName: string
  lastName: string
  email: string
  companyName: string
}

/** Shorter words occur inside others by chance. */
const SHORTEST_WORD = 3
/** What must be left of a password besides digits, signs and the person's own words. */
const LETTERS_OF_ITS_OWN = 4

/**
 * Whether a password is one of the most used ones, whatever its case, and whatever digits and signs were put before or
 * behind it; or consists of one or two characters that repeat.
 *
 * @param common in lower case
 * @example isCommonPassword('Soleil-2026!', new Set(['soleil'])) // true
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const typed = normalPassword(password).toLowerCase()
  const word = typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return new Set(typed).size <= 2 || common.has(typed) || common.has(word)
}

/**
 * Whether a password is made of the person's own name, address or company: hardly a letter is left without them.
 * @example isMadeOfKnownWords('AnneMartin2026', { firstName: 'Anne', lastName: 'Martin', … }) // true
 */
export function isMadeOfKnownWords(password: string, known: KnownWords): boolean {
  const letters = lettersOf(password)
  const left = wordsOf(known).reduce((rest, word) => rest.replaceAll(word, ' '), letters)
  return left !== letters && left.replaceAll(' ', '').length < LETTERS_OF_ITS_OWN
}

/** The longest first: « annemartin » before « anne ». */
function wordsOf({ firstName, lastName, email, companyName }: KnownWords): string[] {
  const texts = [firstName, lastName, email, companyName]
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}]+/u)])
  return [...new Set(parts.map(lettersOf))]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
}

/** In lower case, without accents, digits and signs. */
function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
}
