import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany } from '../../testing/companies.ts'
import { grantLevel } from '../../testing/contract-state.ts'
import { createContract } from '../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../testing/start-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('what a reader may not do is off for the very reason that the server would give', async () => {
  const company = await signUpCompany(product)
  const contractId = (await createContract(company.administrator))._id
  const { browser, personId } = await company.join('reader')
  await grantLevel(product, company, { contractId, personId, level: 'reader' })
  const at = (path: string) => `/contracts3/${contractId}/${path}`
  const { body } = await browser.call('GET', at('deadlines'))

  const renewing = await browser.call('POST', at('renewals'), {
    kind: 'agreement',
    day: '2026-05-04',
  })
  expect(renewing.status).toBe(403)
  expect([body.editing.message, body.markRenewed.message]).toEqual([
    renewing.body.message,
    renewing.body.message,
  ])
  const cancelling = await browser.call('POST', at('cancelled'))
  expect([cancelling.status, body.cancel.message]).toEqual([403, cancelling.body.message])
  expect(body.cancel.message).not.toBe(body.editing.message)
})
