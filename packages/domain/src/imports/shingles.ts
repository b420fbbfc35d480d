import { foldValue } from './fold-value.ts'

/** Words that are looked at together. */
const WORDS = 5
/** Of all groups of words of a text, those with the smallest hashes are kept: a fair sample, the same for equal texts. */
const KEPT = 128
/** A text with fewer groups says too little to be compared. */
const FEWEST = 20

/** The first of a sample by which candidates are found: two texts that are 80 % the same share one of eight surely enough. */
export const SHINGLE_KEYS = 8

/** From this likeness on two texts are nearly the same. */
export const NEARLY_THE_SAME = 0.8

/**
 * A sample of the groups of words of a text, for `likeness`: the smallest hashes, in rising order, as signed 32-bit
 * numbers. Empty for a text that is too short to be compared.
 */
export function shinglesOf(text: string): number[] {
  const words = foldValue(text).split(' ')
  const hashes = new Set<number>()
  for (let at = 0; at + WORDS <= words.length; at += 1)
    hashes.add(hashOf(words.slice(at, at + WORDS).join(' ')))
  if (hashes.size < FEWEST) return []
  return [...hashes].toSorted((one, other) => one - other).slice(0, KEPT)
}

/**
 * How much two texts have in common, from 0 to 1, as their samples tell: the share of groups of words that both have
 * (Broder, bottom-k sketch).
 */
export function likeness(one: readonly number[], other: readonly number[]): number {
  const size = Math.min(KEPT, Math.max(one.length, other.length))
  if (one.length === 0 || other.length === 0) return 0
  let common = 0
  // Goes through the smallest hashes of both: samples are sorted, so nothing is allocated.
  for (let seen = 0, at = 0, otherAt = 0; seen < size; seen += 1) {
    const hash = one[at] ?? Infinity
    const otherHash = other[otherAt] ?? Infinity
    if (hash === otherHash) common += 1
    if (hash <= otherHash) at += 1
    if (otherHash <= hash) otherAt += 1
  }
  return common / size
}

/** FNV-1a, then mixed, so that the smallest are spread over all groups. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}
