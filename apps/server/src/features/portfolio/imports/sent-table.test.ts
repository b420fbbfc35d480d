import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { keptImportOf, planned } from '../../../testing/planned-imports.ts'
import { startProduct, type Answer, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany
let importId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  closeParsers()
  await product.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
  importId = await keptImportOf(product, company, [{ path: 'Bail.pdf', pages: ['Un bail'] }])
})

function send(name: string, text: string): Promise<Answer> {
  const { payload, headers } = multipart(name, Buffer.from(text))
  return company.administrator.call('POST', `/imports/${importId}/index/file`, payload, headers)
}

test('a table that is not among the files becomes the index, and another one replaces it', async () => {
  const first = await send('suivi.csv', 'Fichier;Montant\nBail.pdf;12 000 €\n')
  expect(first.body.index).toMatchObject({ name: 'suivi.csv', rows: 1 })
  expect(first.body.tables).toEqual([])
  const second = await send('registre.csv', 'Document;Prix\nBail.pdf;1\nPerdu.pdf;2\n')
  expect(second.body.index).toMatchObject({ name: 'registre.csv', rows: 2 })
  const { body } = await company.administrator.call('GET', `/imports/${importId}/mapping`)
  expect(body.index.columns.map(({ header }: { header: string }) => header)).toEqual([
    'Document',
    'Prix',
  ])
})

test.each([
  ['vide.csv', '', 'FILE_EMPTY'],
  ['entete.csv', 'Fichier;Montant\n', 'IMPORT_INDEX_WITHOUT_ROWS'],
  ['binaire.csv', 'a\0b;c\n1;2\n', 'IMPORT_INDEX_UNREADABLE'],
  ['faux.xlsx', 'no workbook', 'FILE_TYPE_NOT_ALLOWED'],
])('%s is refused, and the index stays as it was', async (name, text, code) => {
  await send('suivi.csv', 'Fichier;Montant\nBail.pdf;12 000 €\n')
  const refused = await send(name, text)
  expect([refused.status >= 400, refused.body.code]).toEqual([true, code])
  const { body } = await company.administrator.call('GET', `/imports/${importId}/mapping`)
  expect(body.index.name).toBe('suivi.csv')
})

test('a simulation takes its values from it', async () => {
  await send('suivi.csv', 'Fichier;Montant\nBail.pdf;12 000 €\n')
  await planned(product, company.administrator, importId, {
    joined: { column: 'Fichier', by: 'name' },
    columns: { Montant: 'amount' },
  })
  const { body } = await company.administrator.call('GET', `/imports/${importId}/rows/0`)
  expect(body.values).toContainEqual(
    expect.objectContaining({
      field: 'amount',
      from: expect.objectContaining({ kind: 'index', column: 'Montant' }),
    }),
  )
})
