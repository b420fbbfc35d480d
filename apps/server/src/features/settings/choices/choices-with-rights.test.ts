import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { makeChoices } from '../../../testing/make-choices.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let groupId: string

const numbered = Array.from(
  { length: 500 },
  (_, index) => `Élément ${String(index).padStart(3, '0')}`,
)

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  const { administrator, companyId } = company
  contractId = (await createContract(administrator))._id
  groupId = (await administrator.call('POST', '/groups', { name: 'Achats' })).body._id
  await makeChoices(product, company, 'people', [...numbered, 'Zygène écarlate'])
  await product.product.platform.inCompany(companyId, async (db) => {
    const roles = [...numbered, 'Zygène écarlate'].map((name) => ({
      company_id: companyId,
      id: newId(product.clock.now()),
      name,
      kind: 'custom' as const,
      permissions: [],
    }))
    await db.tx.insertInto('role').values(roles).execute()
  })
})
afterAll(() => product.stop())

/** Choices that ask for a right of their own, and who has not got it. */
const ADDRESSES = {
  'the people to add to a group': {
    path: () => `/groups/${groupId}/candidates`,
    role: 'reader',
  },
  'whom to share a contract with': {
    path: () => `/contracts3/${contractId}/shares/candidates`,
    role: 'reader',
  },
  'the roles to give': { path: () => '/users/choices/roles', role: 'reader' },
} as const

interface Choice {
  _id: string
  name: string
}

async function ask(path: string, query: string, browser: Browser = company.administrator) {
  const { status, body } = await browser.call('GET', `${path}?${query}`)
  expect([path, query, status]).toEqual([path, query, 200])
  return body as { value: Choice[]; count: number; after: string | null }
}

describe.each(Object.entries(ADDRESSES))('%s', (_name, { path, role }) => {
  test('the 501st is found by a part of its name, in other capitals and without accents', async () => {
    const { value, count, after } = await ask(path(), 'q=ECARL+zyg')
    expect([value.map(({ name }) => name), count, after]).toEqual([['Zygène écarlate'], 1, null])
    const chosen = await ask(path(), `ids=${value[0]!._id}`)
    expect(chosen.value).toEqual(value)
  })

  test('each stands on one page, and none is left out', async () => {
    const found: string[] = []
    let after: string | null = null
    do {
      const page = await ask(path(), `q=element&$top=90${after ? `&after=${after}` : ''}`)
      expect(page.count).toBe(500)
      found.push(...page.value.map(({ name }) => name))
      after = page.after
    } while (after !== null)
    expect(found).toEqual(numbered)
  })

  test('whoever may not choose among them is refused', async () => {
    const { browser } = await company.join(role)
    expect([403, 404]).toContain((await browser.call('GET', path())).status)
  })
})
