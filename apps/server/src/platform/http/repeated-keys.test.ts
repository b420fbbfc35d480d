import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasRepeatedKeys } from './repeated-keys.ts'

const found = (text: string) => hasRepeatedKeys(text, JSON.parse(text))

test.each([
  '{"a":1,"a":2}',
  '{"a":{"b":null,"b":[]}}',
  '[1,{"a" : 1,\n"a"\t:2}]',
  '{"a":1,"\\u0061":2}',
  '{"":0,"":0}',
])('a key named twice is seen: %s', (text) => {
  expect(found(text)).toBe(true)
})

test.each([
  '{"a":"\\"b\\":1","c":": :"}',
  '[{"a":1},{"a":1}]',
  '{"a":{"a":{"a":"a"}}}',
  '"a"',
  'null',
  '[]',
  '[null,{"a":null},null]',
])('no key is named twice: %s', (text) => {
  expect(found(text)).toBe(false)
})

test('whatever JSON writes names no key twice', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(found(text)).toBe(false)
    }),
  )
})
