import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { CREATE_PARTIES, indexedImport, RULES } from '../../../testing/indexed-import.ts'
import { planned, rulesOf } from '../../../testing/planned-imports.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

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
  importId = await indexedImport(product, company)
  await planned(product, company.administrator, importId, { ...RULES, ...CREATE_PARTIES })
})

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  company.administrator.call(method, `/imports/${importId}${path}`, body)
const CHANGES = {
  'what a file is': () => call('POST', '/roles', { files: { positions: [3] }, role: 'ignored' }),
  'a rule': async () =>
    call('POST', '/mapping', await rulesOf(company.administrator, { ...RULES, dayOrder: null })),
  'the index': () => call('DELETE', '/index'),
}

test.each(Object.entries(CHANGES))(
  'once %s changes, nothing of the former simulation is created',
  async (_, change) => {
    const { body } = await call('GET', '/plan')
    const { contracts, amendments, attachments } = body.counts
    const rows = contracts + amendments + attachments
    expect(body.create).toBeNull()
    expect((await change()).status).toBeLessThan(300)
    expect((await call('GET', '')).body.state).toBe('toMap')
    expect((await call('GET', '/plan')).body.create).toMatchObject({ code: 'IMPORT_NOT_PLANNED' })
    expect((await call('POST', '/created', { rows })).body.code).toBe('IMPORT_NOT_PLANNED')
  },
)
