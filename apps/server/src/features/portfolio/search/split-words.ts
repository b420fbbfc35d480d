export interface WordOfText {
  word: string
  start: number
  end: number
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text with their places, as the index knows them: letters and figures. */
export function wordsOf(text: string): WordOfText[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
}

/** PostgreSQL leaves the little words of French out of its index, but this one: everybody types it, every page holds it. */
export const UNTOLD_LITTLE_WORD = 'les'

/** Three letters without their accents: a stem never changes them. */
export function foldedBeginning(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .slice(0, 3)
}
