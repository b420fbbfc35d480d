import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createAll, keptImportOf, planned } from '../../../testing/planned-imports.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let administrator: Browser
let ids: string[]
let counterpartyId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  administrator = company.administrator
  const importId = await keptImportOf(product, company, [{ path: 'Un.pdf' }, { path: 'Deux.pdf' }])
  await planned(product, administrator, importId)
  await createAll(product, administrator, importId)
  const { body } = await administrator.call('GET', `/imports/${importId}/rows`)
  ids = body.value.map(({ contractId }: { contractId: string }) => contractId)
  const party = await administrator.call('POST', '/contracts/suppliers', { name: 'Cadexia' })
  counterpartyId = party.body._id
})

const complete = (given: object, browser: Browser = administrator) =>
  browser.call('POST', '/contracts3/completed', { contractIds: ids, ...given })

const page = async (contractId: string) =>
  (await administrator.call('GET', `/contracts3/${contractId}`)).body

test('gives several contracts a counterparty, an owner and a type, each with its trail', async () => {
  const { personId } = await company.join('contractManager', 'Bob')
  const types = await administrator.call('GET', '/type-contract')
  const typeId = types.body.value.at(-1)._id
  const given = { counterpartyId, ownerId: personId, typeId, reason: 'Repris des dossiers' }
  const { status, body } = await complete(given)
  expect([status, body.refused]).toEqual([200, []])
  expect(body.done.toSorted()).toEqual(ids.toSorted())
  for (const id of ids)
    expect(await page(id)).toMatchObject({
      counterparty: { _id: counterpartyId },
      owner: { _id: personId },
      type: { _id: typeId },
    })
  const activity = await administrator.call('GET', `/contracts3/${ids[0]}/activity`)
  expect(JSON.stringify(activity.body)).toContain('Repris des dossiers')
  const { body: left } = await administrator.call('GET', '/contracts3/to-complete')
  expect(left.lacks.counterparty).toBe(0)
})

test('replaces no counterparty, and leaves nothing of a contract that is refused', async () => {
  await complete({ contractIds: [ids[0]], counterpartyId, reason: 'Un seul' })
  const other = await administrator.call('POST', '/contracts/suppliers', { name: 'Zenith' })
  const { personId } = await company.join('contractManager', 'Bob')
  const again = { counterpartyId: other.body._id, ownerId: personId, reason: 'Tous' }
  const { body } = await complete(again)
  expect(body.done).toEqual([ids[1]])
  expect(body.refused).toMatchObject([
    { _id: ids[0], title: 'Un', reason: { code: 'COMPLETION_HAS_COUNTERPARTY' } },
  ])
  expect(await page(ids[0]!)).toMatchObject({ counterparty: { name: 'Cadexia' } })
  expect((await page(ids[0]!)).owner._id).not.toBe(personId)
})

test('refuses the whole without a reason, or for a choice that does not exist', async () => {
  const unsaid = await complete({ counterpartyId })
  expect([unsaid.status, unsaid.body.errors[0].field]).toEqual([422, 'reason'])
  const unknown = await complete({ typeId: company.companyId, reason: 'x' })
  expect([unknown.status, unknown.body.code]).toEqual([422, 'CHOICE_UNKNOWN'])
  expect((await page(ids[0]!)).counterparty).toBeNull()
})

test('finds no contract that the person does not see', async () => {
  const { browser } = await company.join('contractManager', 'Bob')
  const { status, body } = await complete({ counterpartyId, reason: 'x' }, browser)
  expect([status, body.code]).toEqual([404, 'CONTRACT_NOT_FOUND'])
  expect((await page(ids[0]!)).counterparty).toBeNull()
})
