import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Attachments } from './attachment-queries.ts'
import { withMoved, withoutDeleted } from './expected-list.ts'

/** Named by letters; a capital is an annex, a small one a signature page. */
function listOf(names: readonly string[]): Attachments {
  let last = 0
  const value = names.map((name) => ({
    _id: name,
    number: name === name.toUpperCase() ? (last += 1) : null,
  }))
  return { value } as unknown as Attachments
}

const names = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'a', 'b', 'c', 'd'), {
  minLength: 1,
})

test('a move numbers annexes in their new order', () => {
  expect(withMoved(listOf(['A', 'b', 'C', 'D']), 'D', 0)).toEqual(listOf(['D', 'A', 'b', 'C']))
})

test('a deletion closes the gap it leaves', () => {
  expect(withoutDeleted(listOf(['A', 'b', 'C', 'D']), 'A')).toEqual(listOf(['b', 'C', 'D']))
})

test('whatever moves is where it was moved to, and nothing is lost', () => {
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (all, at, to) => {
      const moved = all[at % all.length]!
      const after = withMoved(listOf(all), moved, to).value.map(({ _id }) => _id)
      expect(after.indexOf(moved)).toBe(Math.min(to, all.length - 1))
      expect(after.toSorted()).toEqual(all.toSorted())
    }),
  )
})
