import { writeXlsx } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import { closeParsers } from '../run-parser.ts'
import { readWorkbook } from './read-workbook.ts'

afterAll(closeParsers)

test('cells are read as they are shown: texts, days as ISO, numbers as stored, gaps as empty', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Index',
        rows: [
          ['Fichier', 'Signé le', 'Montant', 'Note'],
          ['Bail.pdf', new Date(Date.UTC(2023, 11, 31)), 1200.5, null],
          ['été & cie.pdf', null, 12, 'à revoir'],
        ],
      },
    ],
  })
  expect(await readWorkbook(bytes)).toEqual([
    ['Fichier', 'Signé le', 'Montant', 'Note'],
    ['Bail.pdf', '2023-12-31', '1200.5'],
    ['été & cie.pdf', '', '12', 'à revoir'],
  ])
})

test('what is no workbook is refused', async () => {
  await expect(readWorkbook(Buffer.from('a;b\n'))).rejects.toMatchObject({
    refusals: [{ code: 'FILE_TYPE_NOT_ALLOWED' }],
  })
})
