import { expect, test } from 'vitest'
import { keepRemovedInPlace, removalRoots, removedTogether } from './removed-rows.ts'

const live = (id: string, level = 1) => ({ id, level, removedAt: null })
const removed = (id: string, level = 1, removedAt = 1) => ({ id, level, removedAt })

test('a removed section stays after its predecessor, wherever that moves', () => {
  const rows = [live('a'), removed('x'), live('b'), live('c')]
  expect(keepRemovedInPlace(rows, ['b', 'a', 'c'])).toEqual(['b', 'a', 'x', 'c'])
})

test('a removed first section stays first', () => {
  expect(keepRemovedInPlace([removed('x'), live('a')], ['n', 'a'])).toEqual(['x', 'n', 'a'])
})

test('when its predecessor left the block, it stays after the one before', () => {
  const rows = [live('a'), live('b'), removed('x'), live('c')]
  expect(keepRemovedInPlace(rows, ['a', 'c'])).toEqual(['a', 'x', 'c'])
})

test('a section is restored with the subsections that were removed with it, and no others', () => {
  const rows = [
    live('a'),
    removed('b', 1, 5),
    removed('b1', 2, 5),
    removed('b2', 2, 3),
    removed('b11', 3, 5),
    removed('c', 1, 5),
  ]
  expect(removedTogether(rows, 'b')).toEqual(['b', 'b1', 'b11'])
  expect(removedTogether(rows, 'a')).toEqual([])
  expect(removalRoots(rows)).toEqual(['b', 'b2', 'c'])
})
