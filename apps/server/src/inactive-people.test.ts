import { PASSWORD, signUpCompany, type TestCompany } from './testing/companies.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let product: TestProduct
let company: TestCompany
let personId: string
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  const joined = await company.join('administrator')
  personId = joined.personId
  browser = product.browser()
  await browser.call('POST', '/auth/signin', { username: joined.email, password: PASSWORD })
})
afterAll(() => product.stop())

const ID = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'

/** The answers of every endpoint that needs a person, whatever their rights. */
async function statuses(): Promise<Set<number>> {
  const found = new Set<number>()
  for (const { endpoint } of product.product.routes) {
    if (endpoint.access === 'public' || endpoint.access.startsWith('invited')) continue
    const path = endpoint.path.replace(/:\w+/g, ID)
    const { status } = await browser.call(endpoint.method, path, undefined)
    found.add(status)
  }
  return found
}

// People are never removed: only an invitation that was not accepted is.
test.each(['blocked', 'pending'] as const)(
  'whoever is %s is unknown to every endpoint at the next request',
  async (status) => {
    await product.product.platform.inCompany(company.companyId, (db) =>
      db.update('person').set({ status }).where('person.id', '=', personId).execute(),
    )
    expect([...(await statuses())]).toEqual([401])
  },
)
