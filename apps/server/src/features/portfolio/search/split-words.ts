export interface WordOfText {
  word: string
  start: number
  end: number
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text with their positions, as the index knows them: letters and digits. */
export function wordsOf(text: string): WordOfText[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
}

/** PostgreSQL excludes French stop words from its index, except this one: everybody types it, every page has it. */
export const UNTOLD_LITTLE_WORD = 'les'

/** Three letters without accents: a stem never changes them. */
export function foldedBeginning(word: string): string {
  return unaccented(word).replaceAll('œ', 'oe').replaceAll('æ', 'ae').slice(0, 3)
}

/** In lower case, without accents. */
export function unaccented(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
