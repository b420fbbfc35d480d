import { isDeepStrictEqual } from 'node:util'
import type { PdfDictionary, PdfValue } from './pdf-value.ts'

/** Whether two dictionaries are equal apart from these keys. */
export function isSameBut(
  after: PdfDictionary,
  before: PdfDictionary,
  keys: readonly string[],
): boolean {
  return isDeepStrictEqual(comparableBut(after, keys), comparableBut(before, keys))
}

function comparableBut(dictionary: PdfDictionary, keys: readonly string[]) {
  const kept = [...dictionary].filter(([key]) => !keys.includes(key))
  return new Map(kept.map(([key, value]) => [key, comparable(value)]))
}

/** Without the offsets of strings. */
function comparable(value: PdfValue): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, comparable(each)]))
  if (typeof value === 'object' && value !== null && 'bytes' in value) return [...value.bytes]
  return value
}
