import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('writes JSON in one form', () => {
  expect(canonicalJson({ b: [2, null], a: { d: undefined, c: 'é"' } })).toBe(
    '{"a":{"c":"é\\""},"b":[2,null]}',
  )
  expect(() => canonicalJson({ a: Number.NaN })).toThrow(RangeError)
})
