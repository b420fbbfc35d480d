/**
 * Canonical JSON: sorted keys, no spaces, null and undefined members left out.
 *
 * @example canonicalJson({ b: 1, a: null, c: [null] }) // '{"b":1,"c":[null]}'
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError('Not a finite number')
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const members = Object.entries(value)
    .filter(([, member]) => member !== null && member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}
