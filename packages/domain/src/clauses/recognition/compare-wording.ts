import { plainText } from '../../notices/written-days.ts'
import { FIELD } from './known-clause.ts'

/** What a person may have written in place of a field. */
const MOST_WORDS_OF_FIELD = 12

/**
 * Whether a passage says a wording word for word: case, accents, punctuation and spaces apart, and with up to twelve
 * words where the wording has a field.
 *
 * @example sameWording('Le prix est de 3 000 €.', { heading: 'Prix', text: 'Le prix est de \uFFFC.' }) // true
 */
export function sameWording(
  passageText: string,
  wording: { heading: string; text: string },
): boolean {
  return fits(wordsOf(passageText), wordsOf(wording.text))
}

/** The words of a text, a field being one. */
function wordsOf(text: string): string[] {
  return plainText(text).match(WORD) ?? []
}

const WORD = new RegExp(String.raw`[\p{L}\p{N}\p{M}]+|${FIELD}|%`, 'gu')

/**
 * Fields are matched as early as their words allow: the words behind a field must stand within its reach. Every place
 * that the words so far may end at is kept, so that no text makes it go back.
 */
function fits(words: readonly string[], wanted: readonly string[]): boolean {
  let ends = new Set([0])
  for (const want of wanted) {
    const next = new Set<number>()
    for (const end of ends) {
      if (want !== FIELD) {
        if (words[end] === want) next.add(end + 1)
        continue
      }
      const last = Math.min(words.length, end + MOST_WORDS_OF_FIELD)
      for (let place = end; place <= last; place += 1) next.add(place)
    }
    if (next.size === 0) return false
    ends = next
  }
  return ends.has(words.length)
}
