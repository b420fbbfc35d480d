import { readXlsx } from 'hucre/xlsx'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { ExportCell } from './export-columns.ts'
import type { Sheet } from './sheet.ts'
import { writeWorkbook } from './write-workbook.ts'

const SHEET: Sheet = {
  name: 'Contrats',
  timeZone: 'Europe/Paris',
  columns: [
    { header: 'Titre', kind: 'text', width: 20 },
    { header: 'Montant', kind: 'amount', width: 12 },
    { header: 'Échéance', kind: 'day', width: 14 },
    { header: 'Créé le', kind: 'moment', width: 18 },
  ],
}

type Row = readonly ExportCell['value'][]

async function* each(rows: readonly Row[]) {
  yield* rows
}

/** The sheets of a workbook of these rows, read back. */
async function sheetsOf(rows: readonly Row[], mostRows?: number) {
  const bytes = await buffer(writeWorkbook(each(rows), SHEET, mostRows))
  return (await readXlsx(new Uint8Array(bytes), { readStyles: true })).sheets
}

test('text comes back as it was written', async () => {
  const texts = [
    'Bail',
    'A & B <c> "d"',
    ' bords ',
    'deux\nlignes',
    '_x0041_',
    'tab\tici',
    '',
    '👍',
  ]
  const [sheet] = await sheetsOf(texts.map((text) => [text, null, null, null]))
  expect(sheet!.rows.slice(1).map(([text]) => text ?? '')).toEqual(texts)
})

test('text that no file can contain is left out', async () => {
  const [sheet] = await sheetsOf([['a\u0000b\u001fc', null, null, null], ['x'.repeat(40_000)]])
  expect(sheet!.rows[1]![0]).toBe('abc')
  expect(sheet!.rows[2]![0]).toBe('x'.repeat(32_767))
})

test('dates and amounts keep their formats, also before the leap day that Excel made up', async () => {
  const [sheet] = await sheetsOf([
    ['Bail', 12.5, '2026-02-28', '2026-07-01T22:30:00.000Z'],
    ['Ancien', 0, '1900-02-28', '2026-01-01T08:30:00.000Z'],
  ])
  expect(sheet!.rows.slice(1)).toEqual([
    ['Bail', 12.5, new Date('2026-02-28'), new Date('2026-07-02T00:30:00Z')],
    ['Ancien', 0, new Date('1900-02-28'), new Date('2026-01-01T09:30:00Z')],
  ])
})

test('rows that a sheet cannot hold continue on another, under the same headers', async () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((text) => [text, 1, '2026-01-01', null])
  const sheets = await sheetsOf(rows, 3)
  expect(sheets.map(({ name }) => name)).toEqual(['Contrats', 'Contrats_2', 'Contrats_3'])
  expect(sheets.map((sheet) => sheet.rows.map(([title]) => title))).toEqual([
    ['Titre', 'a', 'b'],
    ['Titre', 'c', 'd'],
    ['Titre', 'e'],
  ])
})

test('a workbook without rows has its headers', async () => {
  const [sheet] = await sheetsOf([])
  expect(sheet!.rows).toEqual([['Titre', 'Montant', 'Échéance', 'Créé le']])
})

test('an error of the rows fails the file', async () => {
  async function* failing(): AsyncGenerator<Row> {
    yield ['Bail', 1, null, null]
    throw new Error('the database went away')
  }
  await expect(buffer(writeWorkbook(failing(), SHEET))).rejects.toThrow('the database went away')
})

test('rows are released when the reader of the file leaves', async () => {
  let isReleased = false
  async function* endless(): AsyncGenerator<Row> {
    try {
      for (let row = 0; ; row += 1) yield [`Bail ${row}`, row, '2026-01-01', null]
    } finally {
      isReleased = true
    }
  }
  const file = writeWorkbook(endless(), SHEET)
  await once(file, 'readable')
  file.destroy()
  await expect.poll(() => isReleased).toBe(true)
})
