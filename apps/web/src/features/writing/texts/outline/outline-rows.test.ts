import { expect, test } from 'vitest'
import { dropPlace, dropPosition } from './move-row.ts'
import type { OutlineRow } from './outline-rows.ts'

const row = (id: string, kind: OutlineRow['kind'], blockId: string): OutlineRow => ({
  id,
  kind,
  blockId,
  depth: 1,
  number: '',
  name: id,
  isLocked: false,
  isAbsent: false,
  audience: 'anyone',
})
const rows = [
  row('a', 'section', 'body'),
  row('b', 'section', 'body'),
  row('annex', 'block', 'annex'),
  row('x', 'section', 'annex'),
]
const drop = (id: string, half: 'before' | 'after') =>
  dropPlace(
    rows,
    rows.find((one) => one.id === id)!,
    half,
  )

test('a section lands before or after the one it is dropped on', () => {
  expect(drop('b', 'before')).toEqual({ blockId: 'body', beforeSectionId: 'b' })
  expect(drop('a', 'after')).toEqual({ blockId: 'body', beforeSectionId: 'b' })
  expect(drop('b', 'after')).toEqual({ blockId: 'body', beforeSectionId: null })
})

test('a block lands before the one on whose line it is dropped, else behind it', () => {
  const position = (dragged: string, id: string, half: 'before' | 'after') =>
    dropPosition(
      ['body', 'annex', 'signature'],
      dragged,
      rows.find((one) => one.id === id)!,
      half,
    )
  expect(position('signature', 'annex', 'before')).toBe(1)
  expect(position('signature', 'annex', 'after')).toBe(2)
  expect(position('annex', 'a', 'before')).toBe(1)
  expect(position('body', 'x', 'after')).toBe(1)
})

test('on a block it lands at its beginning', () => {
  expect(drop('annex', 'before')).toEqual({ blockId: 'annex', beforeSectionId: 'x' })
})
