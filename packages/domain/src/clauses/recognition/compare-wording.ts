import { plainText } from '../../notices/written-days.ts'
import { FIELD, type KnownWording } from './known-clause.ts'
import { readNumbering } from './read-numbering.ts'

/** What a person may have written in place of a field. */
const MOST_WORDS_OF_FIELD = 12

/**
 * Whether a passage says a wording word for word: numbers of paragraphs, case, accents, punctuation, typography and
 * spaces apart, with up to twelve words, or none, where the wording has a field.
 *
 * @param passageText without its heading, one paragraph a line
 * @example sameWording('Le prix est de 3 000 €.', { heading: 'Prix', text: 'Le prix est de \uFFFC.' }) // true
 */
export function sameWording(
  passageText: string,
  wording: Pick<KnownWording, 'heading' | 'text'>,
): boolean {
  return fits(wordsOf(passageText), wordsOf(wording.text))
}

/** The words of a text, a field and a percent sign being one each. */
function wordsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.slice(readNumbering(line)?.length ?? 0))
  const plain = plainText(lines.join('\n').normalize('NFKC'))
  return (
    plain
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      // « sous-traitance » may have been cut behind its hyphen, « 3 000 » be written 3000.
      .replaceAll(/(?<=\p{L})[-‐‑](?=\p{L})/gu, '')
      .replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
      .match(WORD) ?? []
  )
}

const WORD = new RegExp(String.raw`[\p{L}\p{N}\p{M}]+|${FIELD}|%`, 'gu')

/** Keeps every place that the words so far may end at: no text makes it go back. */
function fits(words: readonly string[], wanted: readonly string[]): boolean {
  const fields = wanted.filter((want) => want === FIELD).length
  const fewest = wanted.length - fields
  if (words.length < fewest || words.length > fewest + fields * MOST_WORDS_OF_FIELD) return false
  let ends = new Set([0])
  for (const want of wanted) {
    ends = want === FIELD ? endsOfField(ends, words.length) : endsOfWord(ends, words, want)
    if (ends.size === 0) return false
  }
  return ends.has(words.length)
}

function endsOfWord(
  ends: ReadonlySet<number>,
  words: readonly string[],
  want: string,
): Set<number> {
  return new Set([...ends].filter((end) => words[end] === want).map((end) => end + 1))
}

function endsOfField(ends: ReadonlySet<number>, most: number): Set<number> {
  const reached = new Set<number>()
  for (const end of ends)
    for (let place = end; place <= Math.min(most, end + MOST_WORDS_OF_FIELD); place += 1)
      reached.add(place)
  return reached
}
