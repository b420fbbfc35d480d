import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arranged } from './arrange.ts'

test('the moved one stands at its place, the others keep their order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1 }),
      fc.nat(),
      fc.nat(),
      (ids, at, to) => {
        const moved = ids[at % ids.length]!
        const after = arranged(ids, moved, to)!
        expect(after.indexOf(moved)).toBe(Math.min(to, ids.length - 1))
        expect(after.filter((id) => id !== moved)).toEqual(ids.filter((id) => id !== moved))
      },
    ),
  )
})

test('one that is not there moves nowhere', () => {
  expect(arranged(['a'], 'b', 0)).toBeNull()
})
