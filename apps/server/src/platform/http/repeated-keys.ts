/**
 * Whether an object of a JSON text names one key twice: readers disagree about which of the two counts, and what one
 * part of a system checked, another would not be given.
 *
 * @param text what `parsed` was read from
 * @example hasRepeatedKeys('{"a":1,"a":2}', { a: 2 }) // true
 */
export function hasRepeatedKeys(text: string, parsed: unknown): boolean {
  return countWrittenKeys(text) !== countKeys(parsed)
}

/** In a valid text a colon behind a string makes it a key. */
function countWrittenKeys(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (colon) count += 1
  return count
}

function countKeys(parsed: unknown): number {
  let count = 0
  const waiting = [parsed]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value)) count += Object.keys(value).length
    for (const inner of Object.values(value)) waiting.push(inner)
  }
  return count
}
