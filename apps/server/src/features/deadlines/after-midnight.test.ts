import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../testing/companies.ts'
import { createContract } from '../../testing/contracts.ts'
import { signOnPaper, YEARLY_TERMS } from '../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../testing/start-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** A yearly contract in its first term, read again a year later: no job has run since. */
async function aYearLater(): Promise<TestCompany> {
  product.clock.set('2026-05-04T09:00:00Z')
  const company = await signUpCompany(product)
  const { _id } = await createContract(company.administrator)
  await company.administrator.call('PUT', `/contracts3/${_id}/lifecycle`, YEARLY_TERMS)
  await signOnPaper(product, company, _id)
  await company.comeBack('2027-05-04T09:00:00Z')
  return company
}

const LIST = '/contracts3?payloadType=contracts&isListContracts=true&$skip=0&$top=20'

test.each([
  ['the list', LIST],
  ['the dashboard', '/contracts3/dashboard?payloadType=dashboard&$top=0'],
  ['what is to be done', '/actionsRequired'],
  ['the export', '/contracts3/exports-csv?payloadType=exports&$skip=0&$top=0&typeFile=csv'],
])('%s answers when it is the first to be read after the facts have changed', async (_, path) => {
  const { administrator } = await aYearLater()
  expect((await administrator.call('GET', path)).status).toBe(200)
  const { body } = await administrator.call('GET', LIST)
  expect(body.value[0].statusDetailKey).toBe('TACITLY_RENEWED')
})
