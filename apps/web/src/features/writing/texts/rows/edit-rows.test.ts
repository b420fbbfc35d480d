import { statedRows } from '@tacite/document/repeats/stated-rows.ts'
import { expect, test } from 'vitest'
import { isReadable, moveRow, setCell } from './edit-rows.ts'

const ROWS = [{ place: 'A' }, { place: 'B' }, { place: 'C' }]
const places = (rows: readonly { place?: unknown }[]) => rows.map(({ place }) => place)

test('a row moves by one, and not beyond the ends', () => {
  expect(places(moveRow(ROWS, 1, -1))).toEqual(['B', 'A', 'C'])
  expect(places(moveRow(ROWS, 1, 1))).toEqual(['A', 'C', 'B'])
  expect(places(moveRow(ROWS, 0, -1))).toEqual(['A', 'B', 'C'])
  expect(places(moveRow(ROWS, 2, 1))).toEqual(['A', 'B', 'C'])
})

test('what was emptied is not stated, and a half-typed number is not readable', () => {
  expect(statedRows(setCell(ROWS, 0, 'place', ''))).toEqual([{}, { place: 'B' }, { place: 'C' }])
  const halfTyped = setCell(ROWS, 0, 'rent', Number.NaN)
  expect([isReadable(ROWS), isReadable(halfTyped)]).toEqual([true, false])
  expect(statedRows(halfTyped)).toEqual(ROWS)
})
