import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { drawSignature } from '../../../platform/sealing/testing/sealing-sample.ts'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { joinWith, personForm } from '../../../testing/join-with.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'

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
const roleId = async (name: string) =>
  (await admin().call('GET', `/users/choices/roles?q=${name}`)).body.value[0]._id as string
const group = async (name: string) =>
  (await admin().call('POST', '/groups', { name })).body._id as string
const names = async (query: string) =>
  (await admin().call('GET', `/users?${query}`)).body.value.map(
    ({ name }: { name: { full: string } }) => name.full,
  )

/** The current form of a person, with some of it changed. */
async function change(personId: string, changed: object, browser = admin()) {
  const form = { ...personForm(await user(personId)), ...changed }
  return ['PUT', `/users/${personId}`, form, browser] as const
}

const asCall = ([method, path, body]: readonly [string, string, unknown, unknown]) =>
  [method, path, body] as ['PUT', string, unknown]

describe('the list of people', () => {
  test('is searched, filtered, sorted and paged by the server', async () => {
    const zoe = await company.join('reader', 'Zoé')
    await company.join('thirdParty', 'Élodie')
    const legal = await group('Juristes')
    await admin().call('POST', `/groups/${legal}/members`, { addedIds: [zoe.personId] })
    await admin().call('POST', `/users/${zoe.personId}/blocked`)
    expect(await names('')).toEqual(['Anne Martin', 'Élodie Test', 'Zoé Test'])
    expect(await names('$orderby=name%20desc&$top=1')).toEqual(['Zoé Test'])
    expect(await names('$orderby=role%20asc&$top=1')).toEqual(['Anne Martin'])
    expect(await names('search=elodie')).toEqual(['Élodie Test'])
    expect(await names('search=martin%20anne')).toEqual(['Anne Martin'])
    expect(await names('status=blocked')).toEqual(['Zoé Test'])
    expect(await names('kind=external')).toEqual(['Élodie Test'])
    expect(await names('kind=internal&status=active')).toEqual(['Anne Martin'])
    expect(await names(`groupId=${legal}`)).toEqual(['Zoé Test'])
    expect(await names(`roleId=${await roleId('Tiers')}`)).toEqual(['Élodie Test'])
    const { body } = await admin().call('GET', `/users?$top=1&$skip=1`)
    expect([body.count, body.value[0].kind]).toEqual([3, 'external'])
  })

  test('shows nobody of another company', async () => {
    const other = await signUpCompany(product)
    expect((await other.administrator.call('GET', '/users')).body.count).toBe(1)
    const unknown = { code: 'PERSON_NOT_FOUND' }
    const path = `/users/${company.administratorId}`
    await expectRefused(other.administrator, ['GET', path], 404, unknown)
  })
})

describe('a person', () => {
  test('gets new names, phone, role and groups, which apply immediately', async () => {
    const { browser, personId } = await company.join('reader')
    const legal = await group('Juristes')
    const changed = await admin().call(
      ...asCall(
        await change(personId, {
          firstName: 'Léa',
          lastName: 'Roy',
          phone: '+33 1 02 03 04 05',
          roleId: await roleId('Administrateur'),
          groupIds: [legal],
          mainGroupId: legal,
        }),
      ),
    )
    expect(changed.body).toMatchObject({
      name: { first: 'Léa', last: 'Roy', full: 'Léa Roy' },
      phone: '+33 1 02 03 04 05',
      role: { name: 'Administrateur' },
      groups: [{ _id: legal, name: 'Juristes' }],
      department: { _id: legal },
    })
    expect((await browser.call('GET', '/users')).body.count).toBe(2)
  })

  test('must have a name, and a department among their groups', async () => {
    const { personId } = await company.join('reader')
    const legal = await group('Juristes')
    const named = await change(personId, { lastName: '' })
    const required = { code: 'FIELD_REQUIRED', field: 'lastName' }
    await expectRefused(admin(), asCall(named), 422, required)
    const main = await change(personId, { mainGroupId: legal })
    const notJoined = { code: 'MAIN_GROUP_NOT_JOINED', field: 'mainGroupId' }
    await expectRefused(admin(), asCall(main), 422, notJoined)
    const nowhere = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'
    const unknown = (field: string) => ({ code: 'CHOICE_UNKNOWN', field })
    const groups = await change(personId, { groupIds: [nowhere] })
    await expectRefused(admin(), asCall(groups), 422, unknown('groupIds'))
    const role = await change(personId, { roleId: nowhere })
    await expectRefused(admin(), asCall(role), 422, unknown('roleId'))
  })

  test('has a picture, which must be a real image and is shown to colleagues', async () => {
    const { personId, browser } = await company.join('reader')
    const path = `/users/${personId}/picture`
    expect((await browser.call('GET', path)).status).toBe(404)
    const bytes = drawSignature(90)
    const { payload, headers } = multipart('moi.png', bytes)
    const { status, body } = await admin().call('POST', path, payload, headers)
    expect([status, (await user(personId)).profilePictureUrl]).toEqual([
      201,
      body.profilePictureUrl,
    ])
    const me = await browser.call('GET', '/me')
    expect(me.body.profilePictureUrl).toBe(body.profilePictureUrl)
    const shown = await browser.call('GET', body.profilePictureUrl)
    expect([shown.headers['content-type'], shown.bytes.equals(bytes)]).toEqual(['image/png', true])
    await expectShownOnContract(personId, body.profilePictureUrl)
    const fake = multipart('moi.png', Buffer.from('<svg onload="alert(1)"/>'))
    const refused = await admin().call('POST', path, fake.payload, fake.headers)
    expect([refused.status, refused.body.code]).toEqual([415, 'FILE_TYPE_NOT_ALLOWED'])
    expect((await admin().call('DELETE', path)).status).toBe(204)
    expect((await browser.call('GET', path)).status).toBe(404)
  })
})

describe('nobody grants or revokes more than they hold', () => {
  test('a role beyond a person’s own rights cannot be granted, nor its holders administered', async () => {
    const { browser, personId } = await joinWith(company, ['vendor:users', 'contracts3:list'])
    const administrator = await roleId('Administrateur')
    const choices = (await browser.call('GET', '/users/choices/roles?q=Admin')).body
    expect(choices.value[0].giving.code).toBe('ROLE_BEYOND_YOURS')
    const give = await change(personId, { roleId: administrator })
    const beyond = { code: 'ROLE_BEYOND_YOURS', field: 'roleId' }
    await expectRefused(browser, asCall(give), 403, beyond)
    const more = { code: 'PERSON_HOLDS_MORE' }
    const path = `/users/${company.administratorId}`
    await expectRefused(browser, ['POST', `${path}/blocked`], 403, more)
    const tiers = await roleId('Tiers')
    const demote = await change(company.administratorId, { roleId: tiers })
    await expectRefused(browser, asCall(demote), 403, more)
    const { personId: other } = await company.join('administrator')
    await admin().call('POST', `/users/${other}/blocked`)
    await expectRefused(browser, ['POST', `/users/${other}/activated`], 403, more)
  })

  test('neither the name nor the picture of someone who holds more is changed', async () => {
    const { browser, personId } = await joinWith(company, ['vendor:users', 'contracts3:list'])
    const more = { code: 'PERSON_HOLDS_MORE' }
    for (const changed of [{ firstName: 'Robert' }, { lastName: 'Tables' }, { phone: '0102' }])
      await expectRefused(
        browser,
        asCall(await change(company.administratorId, changed)),
        403,
        more,
      )
    const path = `/users/${company.administratorId}`
    const { payload, headers } = multipart('moi.png', drawSignature(90))
    const picture = await browser.call('POST', `${path}/picture`, payload, headers)
    expect([picture.status, picture.body.code]).toEqual([403, 'PERSON_HOLDS_MORE'])
    expect((await browser.call('GET', path)).body.changingIdentity.code).toBe('PERSON_HOLDS_MORE')
    const own = await change(personId, { firstName: 'Hélène' })
    expect((await browser.call(...asCall(own))).status).toBe(200)
  })

  test('the last administrator is neither blocked nor demoted', async () => {
    const last = { code: 'LAST_ADMINISTRATOR' }
    const demoted = await change(company.administratorId, { roleId: await roleId('Lecteur') })
    await expectRefused(admin(), asCall(demoted), 409, last)
    expect((await user(company.administratorId)).changingRole.code).toBe('LAST_ADMINISTRATOR')
    const other = await company.join('administrator')
    expect((await user(company.administratorId)).changingRole).toBeNull()
    expect((await admin().call(...asCall(demoted))).status).toBe(200)
    expect((await admin().call('GET', '/users')).status).toBe(403)
    expect((await other.browser.call('GET', '/users')).status).toBe(200)
  })
})

describe('a blocked person', () => {
  test('loses access at the next request, everywhere, until unblocked', async () => {
    const { browser, personId, email } = await company.join('reader')
    const elsewhere = product.browser()
    const credentials = { username: email, password: PASSWORD, remember: true }
    await elsewhere.call('POST', '/auth/signin', credentials)
    const blocked = await admin().call('POST', `/users/${personId}/blocked`)
    expect(blocked.body).toMatchObject({ status: 'blocked', activating: null })
    expect((await browser.call('GET', '/me')).status).toBe(401)
    expect((await elsewhere.call('GET', '/me')).status).toBe(401)
    expect((await browser.call('POST', '/auth/signin', credentials)).status).toBe(401)
    await expectRefused(admin(), ['POST', `/users/${personId}/blocked`], 409, {
      code: 'PERSON_NOT_ACTIVE',
    })
    await admin().call('POST', `/users/${personId}/activated`)
    // The earlier sessions stay ended.
    expect((await elsewhere.call('GET', '/me')).status).toBe(401)
    expect((await elsewhere.call('POST', '/auth/signin', credentials)).status).toBe(200)
    await expectRefused(admin(), ['POST', `/users/${personId}/activated`], 409, {
      code: 'PERSON_NOT_BLOCKED',
    })
  })

  test('is never oneself', async () => {
    await company.join('administrator')
    const path = `/users/${company.administratorId}/blocked`
    await expectRefused(admin(), ['POST', path], 409, { code: 'PERSON_IS_YOURSELF' })
  })
})

test('two thousand people are one page, with the count of all', async () => {
  const now = product.clock.now()
  const reader = await roleId('Lecteur')
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .insert(
        'person',
        Array.from({ length: 2000 }, (_, index) => ({
          id: newId(now),
          email: `p${index}@${company.companyId}.test`,
          status: 'active' as const,
          first_name: `Prénom${index}`,
          last_name: `Nom${index % 97}`,
          role_id: reader,
          created_at: now,
        })),
      )
      .execute(),
  )
  const { body } = await admin().call('GET', '/users?$orderby=department%20asc&search=nom')
  expect([body.count, body.value.length]).toEqual([2000, 20])
})

/** Their picture is beside their name wherever the contract's page lists people. */
async function expectShownOnContract(personId: string, picture: string) {
  const { _id } = await createContract(admin())
  await fillSections(admin(), _id)
  await grantLevel(product, company, { contractId: _id, personId, level: 'reader' })
  const steps = [{ name: 'Juridique', rule: 'all', validatorIds: [personId] }]
  const validation = await admin().call('POST', `/contracts3/${_id}/validation`, { steps })
  expect(validation.body.current.steps[0].validators[0].profilePictureUrl).toBe(picture)
  for (const part of ['access', 'shares']) {
    const { body } = await admin().call('GET', `/contracts3/${_id}/${part}`)
    expect(JSON.stringify(body)).toContain(picture)
  }
}
