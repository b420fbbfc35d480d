import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

/** More than are counted: those that hold the words are read in the order of the index. */
const MANY = 10_050

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  await product.product.platform.inCompany(company.companyId, (db) =>
    sql`insert into person (company_id, id, last_name, email, status, role_id, created_at)
      select ${company.companyId}, gen_random_uuid(), 'Élément ' || lpad(n::text, 5, '0'), n || '@nombreux.test', 'active',
        (select role.id from role where role.company_id = ${company.companyId} and role.key = 'reader'), now()
      from generate_series(1, ${MANY}::int) as n`.execute(db.tx),
  )
  const { administrator, administratorId } = company
  const group = await administrator.call('POST', '/groups', { name: 'Élément 05000 bis' })
  await administrator.call('POST', `/groups/${group.body._id}/members`, {
    addedIds: [administratorId],
  })
})
afterAll(() => product.stop())

async function names(path: string): Promise<string[]> {
  const found: string[] = []
  let after: string | null = null
  do {
    const query = `q=element&$top=1000${after ? `&after=${after}` : ''}`
    const { body } = await company.administrator.call('GET', `${path}?${query}`)
    expect(body.count).toBe(10_001)
    found.push(...body.value.map(({ name }: { name: string }) => name))
    after = body.after
  } while (after !== null)
  return found
}

const numbered = Array.from(
  { length: MANY },
  (_, index) => `Élément ${String(index + 1).padStart(5, '0')}`,
)

test('more people than are counted stand on their pages, each once and in their order', async () => {
  expect(await names('/choices/people')).toEqual(numbered)
})

test('so do people and groups to choose from together', async () => {
  expect(await names('/choices/validators')).toEqual(
    numbered.toSpliced(5_000, 0, 'Élément 05000 bis'),
  )
})
