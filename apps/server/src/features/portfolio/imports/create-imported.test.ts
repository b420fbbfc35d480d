import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createAll, keptImportOf, planned, rulesOf } from '../../../testing/planned-imports.ts'
import { CREATE_PARTIES, indexedImport, RULES } from '../../../testing/indexed-import.ts'
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

const withIndex = () => indexedImport(product, company)
const rowsOf = async (importId: string, query = '') =>
  (await administrator.call('GET', `/imports/${importId}/rows${query}`)).body.value

describe('creating', () => {
  test('makes signed contracts that are found at once, with their deadlines, and one notification', async () => {
    const importId = await withIndex()
    await planned(product, administrator, importId, { ...RULES, ...CREATE_PARTIES })
    await createAll(product, administrator, importId)
    const rows = await rowsOf(importId, '?state=created')
    expect(rows).toHaveLength(4)
    const contractId = rows[0].contractId
    const { body: page } = await administrator.call('GET', `/contracts3/${contractId}`)
    expect(page).toMatchObject({
      status: 'SIGNED',
      signatureDate: '2019-12-31',
      isLocked: true,
      step: { kind: 'followUp' },
      counterparty: { name: 'CADEXIA SAS' },
      original: { name: 'Bail Lyon.pdf' },
    })
    const { body: deadlines } = await administrator.call(
      'GET',
      `/contracts3/${contractId}/deadlines`,
    )
    expect(deadlines).toMatchObject({ endDate: '2029-12-31', legalLimit: '2029-06-30' })
    const found = await administrator.call('GET', '/contracts3/search?q=loyer')
    expect(found.body.value).toMatchObject([{ _id: contractId, page: 2 }])
    expect(rows[1]).toMatchObject({ kind: 'amendment' })
    const attached = await administrator.call('GET', `/contracts3/${contractId}/attachments`)
    expect(attached.body.value).toMatchObject([{ name: 'Annexe 1' }])
    const news = (await administrator.call('GET', '/notification')).body.value
    expect(news.map(({ type }: { type: string }) => type)).toEqual(['importFinished'])
  })

  test('is refused when the counts are not those that the person was told', async () => {
    const importId = await withIndex()
    await planned(product, administrator, importId, { ...RULES, ...CREATE_PARTIES })
    const refused = await administrator.call('POST', `/imports/${importId}/created`, { rows: 9 })
    expect([refused.status, refused.body.code]).toEqual([409, 'IMPORT_COUNTS_CHANGED'])
  })

  test('leaves a row that cannot be created, with the reason, and creates the others', async () => {
    const importId = await keptImportOf(product, company, [{ path: 'a.pdf' }, { path: 'b.pdf' }])
    await planned(product, administrator, importId)
    await administrator.call('POST', `/imports/${importId}/rows/0`, { typed: { reference: 'R-1' } })
    await administrator.call('POST', `/imports/${importId}/rows/1`, { typed: { reference: 'R-1' } })
    await createAll(product, administrator, importId)
    expect(await rowsOf(importId)).toMatchObject([
      { state: 'created' },
      { state: 'left', refusal: { code: 'REFERENCE_TAKEN' } },
    ])
    await administrator.call('POST', `/imports/${importId}/rows/1`, { typed: { reference: 'R-2' } })
    await createAll(product, administrator, importId)
    expect(await rowsOf(importId, '?state=created')).toHaveLength(2)
  })
})

describe('rights', () => {
  test('an import of another person does not exist; without the permission nothing is', async () => {
    const importId = await withIndex()
    const { browser: reader } = await company.join('reader')
    expect((await reader.call('GET', `/imports/${importId}/plan`)).status).toBe(403)
    const other = await signUpCompany(product)
    for (const path of ['mapping', 'files', 'plan', 'rows', 'rows/0', 'undone'])
      expect((await other.administrator.call('GET', `/imports/${importId}/${path}`)).status).toBe(
        404,
      )
    for (const [path, body] of [
      ['mapping', await rulesOf(other.administrator)],
      ['roles', { files: { positions: [0] }, role: 'ignored' }],
      ['plan', {}],
      ['created', { rows: 1 }],
      ['undone', { also: [] }],
    ] as const)
      expect(
        (await other.administrator.call('POST', `/imports/${importId}/${path}`, body)).status,
      ).toBe(404)
  })
})
