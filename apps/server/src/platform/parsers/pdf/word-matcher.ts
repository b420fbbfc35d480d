import { fold } from '../outline/ordinals.ts'

/**
 * Matches words ignoring case or accents; 'résili*' matches a prefix. A phrase is treated as its words.
 */
export function createWordMatcher(words: readonly string[]): (word: string) => boolean {
  const exact = new Set<string>()
  const beginnings: string[] = []
  for (const wanted of words.flatMap((word) => word.split(/[^\p{L}\p{N}\p{M}*]+/u))) {
    const folded = fold(wanted)
    if (folded.endsWith('*') && folded.length > 1) beginnings.push(folded.slice(0, -1))
    else if (folded !== '' && folded !== '*') exact.add(folded)
  }
  return (word) => {
    const folded = fold(word)
    return exact.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning))
  }
}
