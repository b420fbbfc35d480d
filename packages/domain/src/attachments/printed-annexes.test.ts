import { expect, test } from 'vitest'
import { MOST_APPENDED_PAGES, printObstacles, type PrintableAnnex } from './printed-annexes.ts'

const annex = (changes: Partial<PrintableAnnex> = {}): PrintableAnnex => ({
  pageCount: 1,
  sizeBytes: 1000,
  obstacle: null,
  ...changes,
})

test('annexes with pages are appended, the others say why not', () => {
  expect(printObstacles([annex(), annex({ obstacle: 'signed' }), annex()])).toEqual([
    null,
    'signed',
    null,
  ])
})

test('one that is too long is listed, and leaves its room to the next', () => {
  const long = annex({ pageCount: MOST_APPENDED_PAGES })
  const rest = annex({ pageCount: MOST_APPENDED_PAGES - 1 })
  expect(printObstacles([annex(), long, rest, annex()])).toEqual([null, 'tooLong', null, 'tooLong'])
  const heavy = annex({ sizeBytes: 151 * 1024 * 1024 })
  expect(printObstacles([heavy, annex()])).toEqual(['tooLong', null])
})

test('what is listed takes no room', () => {
  const listed = annex({ pageCount: MOST_APPENDED_PAGES, obstacle: 'protected' })
  expect(printObstacles([listed, annex()])).toEqual(['protected', null])
})
