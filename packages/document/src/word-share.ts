/** The different words of a text, in lower case. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}

/** The share of words that two texts have in common, from 0 to 1; 0 where neither has any. */
export function wordShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size)
}
