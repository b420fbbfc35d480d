import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser
let other: Awaited<ReturnType<TestCompany['join']>>
let contractId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  owner = company.administrator
  await company.join('contractManager', 'Béatrice')
  other = await company.join('reader', 'Zoé')
  contractId = (await createContract(owner))._id
  await product.product.platform.inCompany(company.companyId, (db) =>
    db.insert('person_group', { id: newId(product.clock.now()), name: 'Achats' }).execute(),
  )
})
afterAll(() => product.stop())

const path = () => `/contracts3/${contractId}/shares`

test('people and groups to share with are found by name or address, without the owner', async () => {
  const find = async (search: string) => {
    const { body } = await owner.call('GET', `${path()}/candidates?q=${encodeURIComponent(search)}`)
    return body.value.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`)
  }
  expect(await find('beatr')).toEqual(['person Béatrice Test'])
  expect(await find('test beatr')).toEqual(['person Béatrice Test'])
  expect(await find('achat')).toEqual(['group Achats'])
  expect(await find(other.email)).toEqual(['person Zoé Test'])
  expect(await find('anne')).toEqual([])
  const { body } = await owner.call('GET', `${path()}/candidates?$top=2`)
  expect([body.count, body.value[0].name]).toEqual([3, 'Achats'])
  const rest = await owner.call('GET', `${path()}/candidates?$top=2&after=${body.after}`)
  expect([...body.value, ...rest.body.value].map(({ name }) => name)).toEqual([
    'Achats',
    'Béatrice Test',
    'Zoé Test',
  ])
  expect(rest.body.after).toBeNull()
})
