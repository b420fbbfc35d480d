import type { PreparedLibrary, Words } from './prepare-library.ts'

/** How much each word says: the fewer passages and clauses have it, the more. */
export type Rarity = (word: string) => number

export function rarityIn(passages: readonly Words[], { spread, clauses }: PreparedLibrary): Rarity {
  const counts = new Map<string, number>()
  for (const words of passages)
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const all = 1 + passages.length + clauses.length
  return (word) => Math.log(all / (1 + (counts.get(word) ?? 0) + (spread.get(word) ?? 0)))
}

/** How long each wording is, in words weighted by what they say. */
export function wordingLengths({ wordings }: PreparedLibrary, rarity: Rarity): Float64Array {
  return Float64Array.from(wordings, ({ words }) => lengthOf(words, rarity))
}

/** How much a passage says in the words of each wording, from 0 to 1: the cosine of their weighted words. */
export function wordLikeness(
  words: Words,
  { wordings, holders }: PreparedLibrary,
  rarity: Rarity,
  lengths: Float64Array,
): Float64Array {
  const sums = new Float64Array(wordings.length)
  const length = lengthOf(words, rarity)
  for (const [word, count] of words) {
    const places = holders.get(word)
    if (!places) continue
    const rare = rarity(word)
    const own = weightOf(count, rare)
    for (const place of places)
      sums[place]! += own * weightOf(wordings[place]!.words.get(word)!, rare)
  }
  return sums.map((sum, place) => sum / (length * lengths[place]! || 1))
}

function lengthOf(words: Words, rarity: Rarity): number {
  let sum = 0
  for (const [word, count] of words) sum += weightOf(count, rarity(word)) ** 2
  return Math.sqrt(sum)
}

function weightOf(count: number, rarity: number): number {
  return (1 + Math.log(count)) * rarity
}

/** The share of different words that two texts have in common, from 0 to 1. */
export function commonWords(one: Words, other: Words): number {
  let common = 0
  for (const word of one.keys()) if (other.has(word)) common += 1
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size)
}
