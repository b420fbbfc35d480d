import { expect, test } from 'vitest'
import { withRange } from './use-range-selection.ts'

const KEYS = ['a', 'b', 'c', 'd']

test('a range is selected downwards and upwards', () => {
  expect([...withRange(KEYS, new Set(['b']), { from: 'b', to: 'd' })]).toEqual(['b', 'c', 'd'])
  expect([...withRange(KEYS, new Set(['c']), { from: 'c', to: 'a' })]).toEqual(['c', 'a', 'b'])
})

test('a range that ends on a selected row is taken out', () => {
  expect([...withRange(KEYS, new Set(KEYS), { from: 'b', to: 'c' })]).toEqual(['a', 'd'])
})

test('a row that is no longer listed starts no range', () => {
  expect([...withRange(KEYS, new Set(), { from: 'gone', to: 'b' })]).toEqual(['b'])
})
