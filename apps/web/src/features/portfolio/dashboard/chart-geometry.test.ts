import { expect, test } from 'vitest'
import { placeColumns, proportion, stack } from './chart-geometry.ts'

test('columns share the width evenly, with equal space on both sides', () => {
  const { columnWidth, xOf } = placeColumns(3, 328)
  expect(columnWidth).toBeCloseTo(72)
  expect([0, 1, 2].map((place) => Math.round(xOf(place)))).toEqual([28, 128, 228])
  expect(328 - xOf(2) - columnWidth).toBeCloseTo(xOf(0))
})

test('zero columns still have a measurable place', () => {
  expect(placeColumns(0, 100).columnWidth).toBeGreaterThan(0)
})

test('values are stacked on each other', () => {
  expect(stack([2, 0, 3])).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 2 },
    { from: 2, to: 5 },
  ])
})

test('lengths are proportional, and zero when all values are', () => {
  expect([0, 2, 8].map(proportion(8, 100))).toEqual([0, 25, 100])
  expect(proportion(0, 100)(0)).toBe(0)
})
