/**
 * A value without what people write differently for the same: case, accents, punctuation, spaces.
 *
 * @example foldValue(' Prestation – Informatique ') // 'prestation informatique'
 */
export function foldValue(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
