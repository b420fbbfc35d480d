import { PERMISSIONS, type Permission } from '@tacite/domain/access/permissions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/at-once.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import {
  startProduct,
  type Answer,
  type Browser,
  type TestProduct,
} from '../../../testing/start-product.ts'

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
const READING: Permission[] = ['contracts3:list', 'tasks:count']
const create = async (name: string, permissions: readonly Permission[] = READING) =>
  (await admin().call('POST', '/roles', { name, permissions })).body
const roleNamed = async (search: string) =>
  (await admin().call('GET', `/roles?search=${encodeURIComponent(search)}`)).body.value[0]

/** A person in a new role with these permissions. */
async function joinWith(permissions: readonly Permission[]) {
  const { _id } = await create(`Rôle ${permissions.length}`, permissions)
  const person = await company.join('reader')
  await product.product.platform.inCompany(company.companyId, (db) =>
    db.update('person').set({ role_id: _id }).where('person.id', '=', person.personId).execute(),
  )
  return { ...person, roleId: _id as string }
}

describe('roles', () => {
  test('are listed with how many people have each, searched and sorted', async () => {
    await company.join('reader')
    const { body } = await admin().call('GET', '/roles?$orderby=users%20desc')
    expect(body.count).toBe(6)
    expect(body.value.slice(0, 2).map(({ users }: { users: number }) => users)).toEqual([1, 1])
    const found = await admin().call('GET', '/roles?search=LECTEUR&kind=system')
    expect(found.body).toMatchObject({ count: 1, value: [{ name: 'Lecteur', users: 1 }] })
    expect((await admin().call('GET', '/roles?kind=custom')).body.count).toBe(0)
  })

  test('are made of features, in their usual order', async () => {
    const role = await create('Juriste', ['tasks:count', 'contracts3:list'])
    expect(role).toMatchObject({ kind: 'custom', isDefault: false, users: 0, editing: null })
    expect(role.permissions).toEqual(['tasks:count', 'contracts3:list'])
    expect((await admin().call('GET', `/roles/${role._id}`)).body).toEqual(role)
  })

  test('need a unique name of at least three characters', async () => {
    const short = { code: 'ROLE_NAME_TOO_SHORT', field: 'name', params: { min: 3 } }
    await expectRefused(admin(), ['POST', '/roles', { name: 'ab', permissions: [] }], 422, short)
    await create('Juriste')
    const taken = { code: 'NAME_TAKEN', field: 'name' }
    await expectRefused(
      admin(),
      ['POST', '/roles', { name: 'JURISTE', permissions: [] }],
      422,
      taken,
    )
    const other = await create('Acheteur')
    const rename = { name: 'juriste', permissions: READING }
    await expectRefused(admin(), ['PUT', `/roles/${other._id}`, rename], 422, taken)
  })

  test('of the system stay unchanged, and can be duplicated', async () => {
    const reader = await roleNamed('Lecteur')
    const system = { code: 'ROLE_IS_SYSTEM' }
    const change = ['PUT', `/roles/${reader._id}`, { name: 'Autre', permissions: [] }] as const
    await expectRefused(admin(), change, 409, system)
    await expectRefused(admin(), ['DELETE', `/roles/${reader._id}`], 409, system)
    const copy = await admin().call('POST', `/roles/${reader._id}/copies`)
    expect(copy.body).toMatchObject({ name: 'Lecteur (copie)', kind: 'custom', editing: null })
    const next = await admin().call('POST', `/roles/${reader._id}/copies`)
    expect(next.body.name).toBe('Lecteur (copie 2)')
    expect(next.body.features).toBe(reader.features)
  })

  test('with people are not deleted; others can be restored', async () => {
    const { roleId, personId } = await joinWith(READING)
    await expectRefused(admin(), ['DELETE', `/roles/${roleId}`], 409, { code: 'ROLE_HAS_USERS' })
    const people = await admin().call('GET', `/roles/${roleId}/users`)
    expect(people.body).toMatchObject({ count: 1, value: [{ _id: personId }] })
    const free = await create('Libre')
    const removed = await admin().call('DELETE', `/roles/${free._id}`)
    expect((await admin().call('GET', `/roles/${free._id}`)).status).toBe(404)
    await admin().call('POST', `/removed-objects/${removed.body.removalId}/restored`)
    expect((await admin().call('GET', `/roles/${free._id}`)).body).toEqual(free)
  })

  test('one is the default, and is not deleted', async () => {
    const role = await create('Juriste')
    const made = await admin().call('PUT', `/roles/${role._id}/default`)
    expect(made.body.isDefault).toBe(true)
    const { body } = await admin().call('GET', '/roles')
    expect(body.value.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
    await expectRefused(admin(), ['DELETE', `/roles/${role._id}`], 409, { code: 'ROLE_IS_DEFAULT' })
    const again = { code: 'ROLE_IS_DEFAULT_ALREADY' }
    await expectRefused(admin(), ['PUT', `/roles/${role._id}/default`], 409, again)
  })

  test('that are unknown or of another company do not exist', async () => {
    const other = await signUpCompany(product)
    const role = await create('Juriste')
    await expectRefused(other.administrator, ['GET', `/roles/${role._id}`], 404, {
      code: 'ROLE_NOT_FOUND',
    })
  })
})

describe('nobody grants a right that they do not hold', () => {
  const keeper: Permission[] = ['vendor:users:role', 'contracts3:list', 'tasks:count']

  test('neither in a new role, nor in a copy, nor as the default', async () => {
    const { browser } = await joinWith(keeper)
    const beyond = { code: 'PERMISSION_NOT_HELD', field: 'permissions' }
    const form = { name: 'Trop', permissions: ['modules:audit'] }
    await expectRefused(browser, ['POST', '/roles', form], 403, beyond)
    const administrator = await roleNamed('Administrateur')
    await expectRefused(browser, ['POST', `/roles/${administrator._id}/copies`], 403, beyond)
    const asDefault = ['PUT', `/roles/${administrator._id}/default`] as const
    await expectRefused(browser, asDefault, 403, { code: 'ROLE_BEYOND_YOURS' })
    expect(
      (await browser.call('POST', '/roles', { ...form, permissions: ['tasks:count'] })).status,
    ).toBe(201)
  })

  test('a role may keep what it had, and may lose it', async () => {
    const { browser } = await joinWith(keeper)
    const role = await create('Audit', ['modules:audit', 'modules:group'])
    const path = `/roles/${role._id}`
    const kept = await browser.call('PUT', path, { name: 'Revue', permissions: ['modules:audit'] })
    expect(kept.body.permissions).toEqual(['modules:audit'])
    await expectRefused(
      browser,
      ['PUT', path, { name: 'Revue', permissions: ['modules:audit', 'modules:group'] }],
      403,
      { code: 'PERMISSION_NOT_HELD', field: 'permissions' },
    )
  })
})

describe('a changed role', () => {
  test('applies from the very next request of its people', async () => {
    const { browser, roleId } = await joinWith([...READING, 'modules:group'])
    expect((await browser.call('GET', '/groups')).status).toBe(200)
    await admin().call('PUT', `/roles/${roleId}`, { name: 'Moins', permissions: READING })
    expect((await browser.call('GET', '/groups')).body.code).toBe('NOT_ALLOWED_MODULES_GROUP')
  })

  test('never takes the last administrator’s rights', async () => {
    const { browser, roleId, personId } = await joinWith(PERMISSIONS)
    expect(personId).toBeTruthy()
    const { _id } = (await admin().call('GET', '/users?search=Anne%20Martin')).body.value[0]
    expect((await browser.call('POST', `/users/${_id}/blocked`)).status).toBe(200)
    const less = ['PUT', `/roles/${roleId}`, { name: 'Moins', permissions: READING }] as const
    await expectRefused(browser, less, 409, { code: 'LAST_ADMINISTRATOR' })
    expect((await browser.call('GET', `/roles/${roleId}`)).body.features).toBe(PERMISSIONS.length)
  })
})

describe('concurrently', () => {
  const meet = async (...calls: (() => Promise<Answer>)[]) =>
    (await atOnce(product, calls)).map(({ status, body }) => (status < 300 ? 'done' : body.code))

  test('two who take the rights of the last two administrators leave one', async () => {
    const own = { browser: admin(), personId: company.administratorId }
    const other = await joinWith(PERMISSIONS)
    const [ownRole, reader] = [await roleNamed('Administrateur'), await roleNamed('Lecteur')]
    const block = (by: Browser, personId: string) => () =>
      by.call('POST', `/users/${personId}/blocked`)
    const demote = ({ browser, personId }: typeof own) => give(browser, personId, reader)
    const weaken = (by: Browser) => () =>
      by.call('PUT', `/roles/${other.roleId}`, { name: 'Moins', permissions: READING })
    const rounds = [
      [block(own.browser, other.personId), block(other.browser, own.personId)],
      [demote(own), demote(other)],
      [block(own.browser, other.personId), demote(own)],
      [block(other.browser, own.personId), weaken(other.browser)],
      [weaken(own.browser), demote(own)],
    ]
    for (const round of rounds) {
      expect(await meet(...round)).toEqual(['done', 'LAST_ADMINISTRATOR'])
      await product.product.platform.inCompany(company.companyId, async (db) => {
        await db.update('session').set({ ended_at: null }).execute()
        const restore = db.update('role').set({ permissions: [...PERMISSIONS] })
        await restore.where('role.id', '=', other.roleId).execute()
        for (const [id, role_id] of [
          [own.personId, ownRole._id as string],
          [other.personId, other.roleId],
        ] as const)
          await db
            .update('person')
            .set({ role_id, status: 'active' })
            .where('person.id', '=', id)
            .execute()
      })
    }
  })

  test('a role is not deleted while being granted or made the default, and two do not both become the default', async () => {
    const { personId } = await company.join('reader')
    const remove =
      ({ _id }: Named) =>
      () =>
        admin().call('DELETE', `/roles/${_id}`)
    const makeDefault =
      ({ _id }: Named) =>
      () =>
        admin().call('PUT', `/roles/${_id}/default`)
    const invite = (role: Named) => () =>
      admin().call('POST', '/users/invitations', {
        people: [{ email: `${role._id}@acme.test` }],
        roleId: role._id,
        groupIds: [],
        i18n: 'fr',
      })
    const rounds = [
      [(role: Named) => give(admin(), personId, role), 'ROLE_HAS_USERS', 'CHOICE_UNKNOWN'],
      [invite, 'ROLE_HAS_USERS', 'CHOICE_UNKNOWN'],
      [makeDefault, 'ROLE_IS_DEFAULT', 'ROLE_NOT_FOUND'],
    ] as const
    let kept = 0
    for (const [use, whyNotRemoved, whyNotUsed] of rounds) {
      const [used, removed] = [await create(`Gardé ${(kept += 1)}`), await create('Supprimé')]
      expect(await meet(use(used), remove(used))).toEqual(['done', whyNotRemoved])
      expect(await meet(remove(removed), use(removed))).toEqual(['done', whyNotUsed])
    }
    const [one, two] = [await create('Premier'), await create('Second')]
    expect(await meet(makeDefault(one), makeDefault(two))).toEqual(['done', 'done'])
    const { value } = (await admin().call('GET', '/roles')).body
    expect(value.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
  })
})

interface Named {
  _id: string
}

/** The form of a person with another role. */
function give(by: Browser, personId: string, { _id: roleId }: Named): () => Promise<Answer> {
  return () =>
    by.call('PUT', `/users/${personId}`, {
      firstName: 'Anne',
      lastName: 'Martin',
      phone: '',
      groupIds: [],
      mainGroupId: null,
      roleId,
    })
}
