import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { contractForm, createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let parentId: string
let amendmentId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  parentId = (await createContract(company.administrator, { title: 'Contrat-cadre' }))._id
  amendmentId = (await createContract(company.administrator, { parentId }))._id
})

/** A colleague who edits the amendment and has no access to the master agreement. */
async function joinOnAmendment() {
  const { browser, personId } = await company.join('contributor')
  await grantLevel(product, company, { contractId: amendmentId, personId, level: 'editor' })
  return { browser, personId }
}

test('is named to those who see it, and does not exist for others', async () => {
  const seen = await company.administrator.call('GET', `/contracts3/${amendmentId}`)
  expect(seen.body.parent).toEqual({ _id: parentId, name: 'Contrat-cadre' })
  const { browser, personId } = await joinOnAmendment()
  const hidden = await browser.call('GET', `/contracts3/${amendmentId}`)
  expect([hidden.status, hidden.body.parent]).toEqual([200, null])
  expect(JSON.stringify(hidden.body)).not.toContain(parentId)
  await grantLevel(product, company, { contractId: parentId, personId, level: 'reader' })
  const shown = await browser.call('GET', `/contracts3/${amendmentId}`)
  expect(shown.body.parent.name).toBe('Contrat-cadre')
})

test('is kept when a person who does not see it changes something else', async () => {
  const { browser } = await joinOnAmendment()
  const changed = await browser.call('PUT', `/contracts3/${amendmentId}`, { title: 'Avenant 1' })
  expect(changed.status).toBe(200)
  const { body } = await company.administrator.call('GET', `/contracts3/${amendmentId}`)
  expect([body.title, body.parent._id]).toEqual(['Avenant 1', parentId])
})

test('can only be chosen among visible contracts, and never the contract itself', async () => {
  const { browser } = await joinOnAmendment()
  const own = (await createContract(browser))._id
  const refused = [422, 'parentId', 'CHOICE_UNKNOWN']
  const answerTo = async (call: ReturnType<typeof browser.call>) => {
    const { status, body } = await call
    return [status, body.errors[0].field, body.errors[0].code]
  }
  expect(await answerTo(browser.call('PUT', `/contracts3/${own}`, { parentId }))).toEqual(refused)
  expect(await answerTo(browser.call('PUT', `/contracts3/${own}`, { parentId: own }))).toEqual(
    refused,
  )
  const form = { ...(await contractForm(browser)), parentId }
  expect(await answerTo(browser.call('POST', '/contracts3', form))).toEqual(refused)
})
