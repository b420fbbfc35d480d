import { readSentences } from '../extraction/text/read-sentences.ts'

/** More of a text is no sentence. */
const MOST = 700

/**
 * The sentences that hold a range of a page's text, on one line; where there are none, the words themselves.
 * @example selectedSentence('Il prend fin\nle 31 mars 2027. Sans préavis.', { start: 13, end: 28 }) // 'Il prend fin le 31 mars 2027.'
 */
export function selectedSentence(
  text: string,
  { start, end }: { start: number; end: number },
): string {
  const held = readSentences([text]).filter(({ at }) => at[0]! < end && at.at(-1)! >= start)
  const first = Math.min(start, ...held.map(({ at }) => at[0]!))
  const last = Math.max(end - 1, ...held.map(({ at }) => at.at(-1)!))
  return text
    .slice(first, Math.min(last + 1, first + MOST))
    .replaceAll(/\s+/g, ' ')
    .trim()
}
