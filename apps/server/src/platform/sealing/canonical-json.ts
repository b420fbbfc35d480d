/** A value without a unique spelling. */
class CanonicalJsonError extends Error {}

/**
 * JSON with a unique spelling, so that equal values have equal hashes in every language: keys sorted by their UTF-8
 * bytes, no white space, numbers of at most 15 digits without an exponent (the rules of RFC 8785 within these
 * bounds). A round trip through `jsonb` does not change the spelling.
 *
 * @throws CanonicalJsonError for a number beyond the bounds, a lone surrogate or NUL.
 * @example canonicalJson({ b: [1, 'é'], a: null }) // '{"a":null,"b":[1,"é"]}'
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return writeNumber(value)
  if (typeof value === 'string') return writeText(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object') throw new CanonicalJsonError(`Not JSON: ${typeof value}`)
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  return `{${entries.map(([key, each]) => `${writeText(key)}:${canonicalJson(each)}`).join(',')}}`
}

function writeNumber(value: number): string {
  const text = JSON.stringify(value)
  const digits = text.replace(/[-.]/g, '')
  if (!/^\d{1,15}$/.test(digits)) throw new CanonicalJsonError(`Number ${value}`)
  return text
}

function writeText(text: string): string {
  if (!text.isWellFormed() || text.includes('\0')) throw new CanonicalJsonError('Text')
  return JSON.stringify(text)
}
