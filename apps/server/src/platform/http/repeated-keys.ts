/**
 * Whether an object in a JSON text has a duplicate key: parsers disagree about which value counts, so that one
 * component could check a value and another use the other.
 *
 * @param text what `parsed` was read from
 * @example hasRepeatedKeys('{"a":1,"a":2}', { a: 2 }) // true
 */
export function hasRepeatedKeys(text: string, parsed: unknown): boolean {
  return countWrittenKeys(text) !== countKeys(parsed)
}

/** In valid JSON a colon after a string makes it a key. */
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
