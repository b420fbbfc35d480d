import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

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
const create = async (name: string) => (await admin().call('POST', '/groups', { name })).body
const members = (groupId: string, body: object) =>
  admin().call('POST', `/groups/${groupId}/members`, body)
const titles = async (browser: Browser) => (await browser.call('GET', '/contracts3')).body.count

/** Gives a group read access to one contract. */
async function share(contractId: string, groupId: string) {
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .insert('contract_access', {
        id: newId(product.clock.now()),
        contract_id: contractId,
        group_id: groupId,
        level: 'reader',
        given_by: company.administratorId,
        given_at: product.clock.now(),
      })
      .execute(),
  )
}

const department = (personId: string) =>
  product.product.platform.inCompany(company.companyId, async (db) => ({
    person: (
      await db
        .select('person')
        .where('person.id', '=', personId)
        .select('main_group_id')
        .executeTakeFirstOrThrow()
    ).main_group_id,
    contracts: (
      await db
        .select('contract_fact')
        .where('contract_fact.owner_id', '=', personId)
        .select('department_id')
        .execute()
    ).map(({ department_id }) => department_id),
  }))

describe('groups', () => {
  test('are created, listed with their size, searched and described', async () => {
    const legal = await create('Juristes')
    await create('Achats')
    await members(legal._id, { addedIds: [company.administratorId] })
    const { body } = await admin().call('GET', '/groups')
    expect(
      body.value.map(({ name, users }: { name: string; users: number }) => [name, users]),
    ).toEqual([
      ['Achats', 0],
      ['Juristes', 1],
    ])
    expect((await admin().call('GET', '/groups?search=jur')).body.count).toBe(1)
    const change = { name: 'Direction juridique', description: 'Relit tout.' }
    const changed = await admin().call('PUT', `/groups/${legal._id}`, change)
    expect(changed.body).toMatchObject({ ...change, users: 1, department: 0 })
  })

  test('need a unique name', async () => {
    const legal = await create('Juristes')
    const empty = { code: 'FIELD_REQUIRED', field: 'name' }
    const taken = { code: 'NAME_TAKEN', field: 'name' }
    await expectRefused(admin(), ['POST', '/groups', { name: ' ' }], 422, empty)
    await expectRefused(admin(), ['POST', '/groups', { name: 'JURISTES' }], 422, taken)
    const other = await create('Achats')
    await expectRefused(admin(), ['PUT', `/groups/${other._id}`, { name: 'juristes' }], 422, taken)
    await expectRefused(admin(), ['PUT', `/groups/${legal._id}`, { name: '' }], 422, empty)
  })

  test('of another company do not exist, nor do its people', async () => {
    const other = await signUpCompany(product)
    const legal = await create('Juristes')
    const unknown = { code: 'GROUP_NOT_FOUND' }
    await expectRefused(other.administrator, ['GET', `/groups/${legal._id}`], 404, unknown)
    const add = [
      'POST',
      `/groups/${legal._id}/members`,
      { addedIds: [other.administratorId] },
    ] as const
    await expectRefused(admin(), add, 422, { code: 'CHOICE_UNKNOWN', field: 'addedIds' })
  })
})

describe('the members of a group', () => {
  test('are chosen among non-members, in bulk', async () => {
    const legal = await create('Juristes')
    const people = [await company.join('reader', 'Zoé'), await company.join('reader', 'Ève')]
    const ids = people.map(({ personId }) => personId)
    const before = await admin().call('GET', `/groups/${legal._id}/candidates?q=reader`)
    expect(before.body.value.map(({ name }: { name: string }) => name)).toEqual([
      'Ève Test',
      'Zoé Test',
    ])
    expect((await members(legal._id, { addedIds: ids })).body.users).toBe(2)
    // Repeating it changes nothing.
    expect((await members(legal._id, { addedIds: ids })).body.users).toBe(2)
    expect((await admin().call('GET', `/groups/${legal._id}/candidates?q=reader`)).body.count).toBe(
      0,
    )
    const { body } = await admin().call('GET', `/groups/${legal._id}/members?$top=1`)
    expect([body.count, body.value[0].name]).toEqual([2, 'Ève Test'])
    const left = await members(legal._id, {
      removedIds: [ids[0]],
      addedIds: [company.administratorId],
    })
    expect(left.body.users).toBe(2)
  })

  test('see what the group sees from their next request on, and no longer once they left', async () => {
    const legal = await create('Juristes')
    const { _id } = await createContract(admin())
    await share(_id, legal._id)
    const { browser, personId } = await company.join('reader')
    expect(await titles(browser)).toBe(0)
    await members(legal._id, { addedIds: [personId] })
    expect(await titles(browser)).toBe(1)
    await members(legal._id, { removedIds: [personId] })
    expect(await titles(browser)).toBe(0)
  })

  test('who leave their main group have no department, and neither have their contracts', async () => {
    const legal = await create('Juristes')
    const { administratorId } = company
    await createContract(admin())
    await members(legal._id, { addedIds: [administratorId] })
    const form = { firstName: 'Anne', lastName: 'Martin', phone: '', groupIds: [legal._id] }
    const { role } = (await admin().call('GET', `/users/${administratorId}`)).body
    await admin().call('PUT', `/users/${administratorId}`, {
      ...form,
      roleId: role._id,
      mainGroupId: legal._id,
    })
    expect(await department(administratorId)).toEqual({ person: legal._id, contracts: [legal._id] })
    await members(legal._id, { removedIds: [administratorId] })
    expect(await department(administratorId)).toEqual({ person: null, contracts: [null] })
  })
})

describe('a deleted group', () => {
  test('loses its members, rights and departments, and gets them back when restored', async () => {
    const legal = await create('Juristes')
    const { administratorId } = company
    const { _id } = await createContract(admin())
    await share(_id, legal._id)
    const reader = await company.join('reader')
    await members(legal._id, { addedIds: [administratorId, reader.personId] })
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('person')
        .set({ main_group_id: legal._id })
        .where('person.id', '=', administratorId)
        .execute(),
    )
    const { body } = await admin().call('GET', `/groups/${legal._id}`)
    expect(body).toMatchObject({ users: 2, department: 1, contracts: 1, folders: 0 })
    const removed = await admin().call('DELETE', `/groups/${legal._id}`)
    expect(await titles(reader.browser)).toBe(0)
    expect((await department(administratorId)).person).toBeNull()
    const restored = await admin().call(
      'POST',
      `/removed-objects/${removed.body.removalId}/restored`,
    )
    expect(restored.status).toBe(204)
    expect((await admin().call('GET', `/groups/${legal._id}`)).body).toEqual(body)
    expect(await titles(reader.browser)).toBe(1)
    expect(await department(administratorId)).toEqual({ person: legal._id, contracts: [legal._id] })
  })
})
