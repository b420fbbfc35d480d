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
])('detects a duplicate key: %s', (text) => {
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
])('finds no duplicate key: %s', (text) => {
  expect(found(text)).toBe(false)
})

test('JSON.stringify never produces a duplicate key', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(found(text)).toBe(false)
    }),
  )
})
