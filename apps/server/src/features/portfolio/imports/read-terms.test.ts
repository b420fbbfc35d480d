import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { keptImportOf, planned } from '../../../testing/planned-imports.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let administrator: Browser

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  closeParsers()
  await product.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
  administrator = company.administrator
})

const TERM = 'Le présent contrat prend effet le 1er mars 2024 pour une durée de trois (3) ans.'
const SIGNED = 'Fait à Paris, le 15 février 2024, en deux exemplaires.'

const inCompany: TestProduct['product']['platform']['inCompany'] = (companyId, use) =>
  product.product.platform.inCompany(companyId, use)

const entriesOf = (importId: string) =>
  inCompany(company.companyId, (db) =>
    db
      .select('import_entry')
      .where('import_entry.import_id', '=', importId)
      .select(['import_entry.role', 'import_entry.terms', 'import_entry.terms_version'])
      .orderBy('import_entry.position')
      .execute(),
  )

describe('reading', () => {
  test('what becomes a contract is read once, the page without text counted', async () => {
    const importId = await keptImportOf(product, company, [
      { path: 'Bail.pdf', pages: [TERM, '', SIGNED] },
      { path: 'Annexe 1.pdf', pages: [TERM] },
    ])
    await planned(product, administrator, importId)
    const [contract, attachment] = await entriesOf(importId)
    expect(contract!.terms).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'effectiveDate', value: '2024-03-01', page: 1 }),
        expect.objectContaining({ field: 'signatureDate', value: '2024-02-15', page: 3 }),
      ]),
    )
    expect(attachment).toMatchObject({ role: 'attachment', terms: null, terms_version: null })
    await inCompany(company.companyId, (db) =>
      db
        .update('import_entry')
        .set({ terms: '[]' })
        .where('import_entry.role', '=', 'contract')
        .execute(),
    )
    await planned(product, administrator, importId)
    expect((await entriesOf(importId))[0]!.terms).toEqual([])
  })

  test('hostile text ends in time and harms nothing', async () => {
    const hostile = 'durée de trois (3) ans et de contrat '.repeat(3_000)
    const importId = await keptImportOf(product, company, [
      { path: 'a.pdf', pages: [hostile] },
      { path: 'b.pdf', pages: [SIGNED] },
    ])
    await planned(product, administrator, importId)
    const entries = await entriesOf(importId)
    expect(entries.map(({ terms_version }) => terms_version)).toEqual([1, 1])
    expect(entries[1]!.terms).toMatchObject([{ field: 'signatureDate' }])
  })
})
