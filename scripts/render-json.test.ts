import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderJson } from './render-json.ts'

test('what fits on a line stands on one line, and the rest is indented', () => {
  const long = 'x'.repeat(90)
  expect(renderJson({ kind: 'day', empty: {}, list: [1, [], null] })).toBe(
    '{ "kind": "day", "empty": {}, "list": [1, [], null] }\n',
  )
  expect(renderJson({ one: { two: long }, three: [4] })).toBe(
    `{\n  "one": {\n    "two": "${long}"\n  },\n  "three": [4]\n}\n`,
  )
})

test('any JSON reads as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(renderJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
