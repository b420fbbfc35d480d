import type { PreparedLibrary, Words } from './prepare-library.ts'
import { weightOf } from './word-weight.ts'

/** How much a passage says in the words of each wording of a library. */
export type WordLikeness = (words: Words) => Float64Array

/**
 * Compares passages of one contract with the wordings of a library: the cosine of their words, each weighted by how few
 * passages and clauses have it.
 *
 * @param passages the words of all passages of the contract
 * @returns by the place of the wording, from 0 to 1
 */
export function wordLikenessIn(
  passages: readonly Words[],
  { wordings, holders, clauses }: PreparedLibrary,
): WordLikeness {
  const counts = new Map<string, number>()
  for (const words of passages)
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const all = 2 + passages.length + clauses.length
  const rarities = new Map<string, number>()
  const lengths = new Float64Array(wordings.length)
  for (const [word, { spread, places, weights }] of holders) {
    const rarity = Math.log(all / (1 + (counts.get(word) ?? 0) + spread))
    rarities.set(word, rarity)
    for (const [index, place] of places.entries())
      lengths[place]! += (weights[index]! * rarity) ** 2
  }
  return (words) => {
    const sums = new Float64Array(wordings.length)
    let square = 0
    for (const [word, count] of words) {
      const rarity = rarities.get(word) ?? Math.log(all / (1 + (counts.get(word) ?? 0)))
      const weight = weightOf(count) * rarity
      square += weight ** 2
      const held = holders.get(word)
      if (!held) continue
      const { places, weights } = held
      for (let index = 0; index < places.length; index += 1)
        sums[places[index]!]! += weight * weights[index]! * rarity
    }
    return sums.map((sum, place) => (sum === 0 ? 0 : sum / Math.sqrt(square * lengths[place]!)))
  }
}

/** The share of different words that two texts have in common, from 0 to 1. */
export function commonWords(one: Words, other: Words): number {
  let common = 0
  for (const word of one.keys()) if (other.has(word)) common += 1
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size)
}
