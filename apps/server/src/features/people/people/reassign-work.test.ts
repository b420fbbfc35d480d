import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const admin = () => company.administrator
const user = async (personId: string) => (await admin().call('GET', `/users/${personId}`)).body

/** Sets a field of a person, as their form does. */
const set = (personId: string, columns: { role_id?: string; main_group_id?: string }) =>
  product.product.platform.inCompany(company.companyId, (db) =>
    db.update('person').set(columns).where('person.id', '=', personId).execute(),
  )

describe('the work of a person', () => {
  test('moves to another person: validations, other tasks, contracts with their trail and department', async () => {
    const ana = await company.join('contractManager', 'Ana')
    const bob = await company.join('contractManager', 'Bob')
    const legal = (await admin().call('POST', '/groups', { name: 'Juristes' })).body._id
    await set(bob.personId, { main_group_id: legal })
    const { _id } = await createContract(ana.browser)
    await fillSections(ana.browser, _id)
    const steps = [{ name: 'Juridique', rule: 'all', validatorIds: [ana.personId] }]
    await ana.browser.call('POST', `/contracts3/${_id}/validation`, { steps })
    expect(await user(ana.personId)).toMatchObject({ openTasks: 1, ownedContracts: 1 })
    const path = `/users/${ana.personId}/reassigned`
    const everything = { newOwnerId: bob.personId, tasks: true, contracts: true }
    const moved = await admin().call('POST', path, everything)
    expect(moved.body).toEqual({ tasks: 1, contracts: 1, left: 0, stays: [] })
    expect(await user(ana.personId)).toMatchObject({ openTasks: 0, ownedContracts: 0 })
    const contract = (await bob.browser.call('GET', `/contracts3?department=${legal}`)).body
    expect(contract.count ?? contract).toBe(1)
    expect((await ana.browser.call('GET', `/contracts3/${_id}`)).status).toBe(200)
    const { value } = (await bob.browser.call('GET', `/contracts3/${_id}/activity`)).body
    expect(value[0].text).toContain('le propriétaire')
    const [task] = (await bob.browser.call('GET', '/tasks')).body.result.value
    const [action] = task.actions
    expect((await bob.browser.call(action.method, action.url, action.data)).status).toBe(200)
    expect((await bob.browser.call('GET', `/contracts3/${_id}`)).body.readyToSign).toBe(true)
  })

  test('stays where the other person validates already, and says so', async () => {
    const ana = await company.join('contractManager', 'Ana')
    const bob = await company.join('contractManager', 'Bob')
    const { _id } = await createContract(admin())
    await fillSections(admin(), _id)
    const steps = [{ name: 'Deux', rule: 'all', validatorIds: [ana.personId, bob.personId] }]
    await admin().call('POST', `/contracts3/${_id}/validation`, { steps })
    const moved = await admin().call('POST', `/users/${ana.personId}/reassigned`, {
      newOwnerId: bob.personId,
      tasks: true,
      contracts: false,
    })
    expect(moved.body).toMatchObject({
      tasks: 0,
      contracts: 0,
      left: 1,
      stays: [{ kind: 'Valider', title: 'Contrat de maintenance' }],
    })
  })

  test('gives access to contracts: only someone who may open all of them can move it, to an active person', async () => {
    const ana = await company.join('contractManager', 'Ana')
    const { browser, personId } = await company.join('reader')
    const few = { name: 'Accueil', permissions: ['vendor:users', 'contracts3:list'] }
    await set(personId, { role_id: (await admin().call('POST', '/roles', few)).body._id })
    const path = `/users/${ana.personId}/reassigned`
    const to = (newOwnerId: string) => ({ newOwnerId, tasks: true, contracts: true })
    const all = { code: 'NOT_ALLOWED_CONTRACTS3_ALL' }
    await expectRefused(browser, ['POST', path, to(personId)], 403, all)
    const active = { code: 'REASSIGN_TO_ACTIVE', field: 'newOwnerId' }
    await expectRefused(admin(), ['POST', path, to(ana.personId)], 422, active)
    await admin().call('POST', `/users/${personId}/blocked`)
    await expectRefused(admin(), ['POST', path, to(personId)], 422, active)
  })
})
