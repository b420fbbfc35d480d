import { expect, test } from 'vitest'
import { joinIndex, type ImportIndex } from './join-table.ts'

const files = ['A/Bail Lyon.pdf', 'A/NDA.pdf', 'B/NDA.pdf', 'B/C-2019-012 Acme.pdf'].map(
  (path, position) => ({ path, position }),
)
const index = (...keys: string[]): ImportIndex => ({
  header: ['fichier', 'type'],
  rows: keys.map((key, at) => ({ line: at + 2, cells: [key, 'Bail'] })),
})

function joined(by: 'name' | 'path' | 'reference', ...keys: string[]) {
  const { rowOf, rowsWithoutFile, filesWithoutRow, unclear } = joinIndex(files, index(...keys), {
    column: 'fichier',
    by,
  })
  const lines = (rows: readonly { line: number }[]) => rows.map(({ line }) => line)
  return {
    rowOf: Object.fromEntries([...rowOf].map(([position, { line }]) => [position, line])),
    without: lines(rowsWithoutFile),
    files: filesWithoutRow,
    unclear: lines(unclear),
  }
}

test('by name, with or without the ending, case and accents', () => {
  expect(joined('name', 'bail lyon', 'C-2019-012 ACME.PDF', 'Perdu.pdf')).toEqual({
    rowOf: { 0: 2, 3: 3 },
    without: [4],
    files: [1, 2],
    unclear: [],
  })
})

test('a name that two files have is unclear; its path is not', () => {
  expect(joined('name', 'NDA.pdf').unclear).toEqual([2])
  expect(joined('path', 'B\\NDA.pdf', './A/nda.pdf').rowOf).toEqual({ 2: 2, 1: 3 })
})

test('two rows for the same file are unclear, and neither is used', () => {
  expect(joined('name', 'Bail Lyon', 'Bail Lyon.pdf')).toMatchObject({ rowOf: {}, unclear: [2, 3] })
})

test('a reference is found as words of its own', () => {
  expect(joined('reference', 'C-2019-012', '2019', '20', '').rowOf).toEqual({})
  expect(joined('reference', 'C-2019-012', '20', '')).toMatchObject({
    rowOf: { 3: 2 },
    without: [3, 4],
  })
})
