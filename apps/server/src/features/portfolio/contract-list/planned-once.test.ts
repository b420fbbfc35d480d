import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

test.each(['amount_on', 'currency_on'])(
  '%s, called for each amended contract of a list, is planned once and not at each call',
  async (name) => {
    const { rows } = await product.product.platform.inCompany(company.companyId, (db) =>
      sql<{
        proconfig: string[] | null
      }>`select proconfig from pg_proc where proname = ${name}`.execute(db.tx),
    )
    expect(rows).toEqual([{ proconfig: ['plan_cache_mode=force_generic_plan'] }])
  },
)
