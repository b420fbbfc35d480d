import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const handOver = (browser: Browser, contractId: string, ownerId: string) =>
  browser.call('PUT', `/contracts3/${contractId}`, { ownerId })

test('an owner who gives a contract away can still edit it, and cannot take it back', async () => {
  const { browser, personId } = await company.join('contributor')
  const { _id } = await createContract(browser)
  await grantLevel(product, company, { contractId: _id, personId, level: 'reader' })
  const { status, body } = await handOver(browser, _id, company.administratorId)
  expect([status, body.owner._id, body.level]).toEqual([200, company.administratorId, 'editor'])
  const back = await handOver(browser, _id, personId)
  expect([back.status, back.body.code]).toEqual([403, 'LEVEL_TOO_LOW_OWNER'])
})

test('another person who names a new owner gains nothing by it', async () => {
  const { browser, personId } = await company.join('contributor')
  const other = await company.join('contributor')
  const { _id } = await createContract(browser)
  await handOver(company.administrator, _id, other.personId)
  expect((await browser.call('GET', `/contracts3/${_id}`)).status).toBe(404)
  const rows = await product.product.platform.inCompany(company.companyId, (db) =>
    db.select('contract_access').where('contract_id', '=', _id).selectAll().execute(),
  )
  expect([personId, rows]).toEqual([personId, []])
})
