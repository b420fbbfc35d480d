import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { joinWith, personForm } from '../../../testing/join-with.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

type Person = Awaited<ReturnType<TestCompany['join']>>

let product: TestProduct
let company: TestCompany
/** Administers people and groups, and sees no contract. */
let staff: Person
let reader: Person
let board: string
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  staff = await joinWith(company, ['contracts3:list', 'vendor:users', 'modules:group'], 'Hélène')
  reader = await company.join('reader', 'Léo')
  board = (await admin().call('POST', '/groups', { name: 'Direction' })).body._id
  contractId = (await createContract(admin()))._id
  const share = { groupIds: [board], level: 'editor' }
  await admin().call('POST', `/contracts3/${contractId}/shares`, share)
})

const admin = () => company.administrator
const sees = async ({ browser }: Person) =>
  (await browser.call('GET', `/contracts3/${contractId}`)).status === 200
const add = (browser: Browser, personId: string) =>
  browser.call('POST', `/groups/${board}/members`, { addedIds: [personId] })
const pending = async (browser = admin()) =>
  (await browser.call('GET', `/groups/${board}/pending`)).body
const decide = (browser: Browser, personId: string, act: 'confirmed' | 'refused') =>
  browser.call('POST', `/groups/${board}/pending/${personId}/${act}`)
const news = async (browser: Browser): Promise<string[]> => {
  const { body } = await browser.call('GET', '/notification?$top=10')
  return body.value.map(({ template }: { template: string }) => template)
}

/** A person’s form sent back with one more group. */
async function joinByForm(
  { browser }: Person,
  personId: string,
  mainGroupId: string | null = null,
) {
  const { body } = await browser.call('GET', `/users/${personId}`)
  return [
    'PUT',
    `/users/${personId}`,
    { ...personForm(body), groupIds: [board], mainGroupId },
  ] as const
}

describe('a membership beyond what the giver holds', () => {
  test('waits when they add themselves through their own record, and opens nothing', async () => {
    const { status, body } = await staff.browser.call(...(await joinByForm(staff, staff.personId)))
    expect([status, body.groups, body.pendingGroups]).toEqual([
      200,
      [],
      [{ _id: board, name: 'Direction' }],
    ])
    expect(await sees(staff)).toBe(false)
  })

  test('waits when they add others in the group, who is shown with who asked', async () => {
    const { body } = await add(staff.browser, reader.personId)
    expect([body.users, body.pending, body.adding.code]).toEqual([0, 1, 'GROUP_BEYOND_YOURS'])
    const { value, count, confirming } = await pending(staff.browser)
    expect([value[0].name, value[0].requestedBy, count]).toEqual(['Léo Test', 'Hélène Test', 1])
    expect(confirming.code).toBe('MEMBERSHIP_NEEDS_ADMINISTRATOR')
    expect(await sees(reader)).toBe(false)
    const again = await add(staff.browser, reader.personId)
    expect(again.body.pending).toBe(1)
    const preview = { addedPersonIds: [reader.personId], removedPersonIds: [] }
    const impact = await staff.browser.call('POST', `/groups/${board}/preview`, preview)
    expect([impact.status, impact.body.gain.people]).toEqual([200, 0])
  })

  test('waits for the people they invite', async () => {
    const plain = await admin().call('POST', '/roles', {
      name: 'Liste',
      permissions: ['contracts3:list'],
    })
    const { body, status } = await staff.browser.call('POST', '/users/invitations', {
      people: [{ email: 'nouveau@acme.test' }],
      roleId: plain.body._id,
      groupIds: [board],
      i18n: 'fr',
    })
    expect([status, body.pendingGroups]).toEqual([201, [{ _id: board, name: 'Direction' }]])
    expect((await pending()).value[0].email).toBe('nouveau@acme.test')
  })

  test('is not a department before it is confirmed', async () => {
    const call = await joinByForm(staff, reader.personId, board)
    await expectRefused(staff.browser, call, 422, {
      code: 'MAIN_GROUP_PENDING',
      field: 'mainGroupId',
    })
  })

  test('also covers what a folder opens, even an empty one', async () => {
    const other = (await admin().call('POST', '/groups', { name: 'Achats' })).body._id as string
    const folder = await admin().call('POST', '/tags', { name: 'Secrets' })
    await admin().call('POST', `/tags/${folder.body._id}/grants`, {
      to: { kind: 'group', groupId: other },
      grant: 'read',
    })
    const added = { addedIds: [reader.personId] }
    const { body } = await staff.browser.call('POST', `/groups/${other}/members`, added)
    expect([body.users, body.pending]).toEqual([0, 1])
  })
})

describe('an administrator', () => {
  test('is notified by mail and in the panel, confirms, and the requester learns it', async () => {
    await add(staff.browser, reader.personId)
    expect(await news(admin())).toEqual([
      expect.stringContaining('Hélène Test a ajouté des personnes au groupe'),
    ])
    const { body: me } = await admin().call('GET', '/me')
    const mails = await mailsOf(product, company, me.email)
    expect(mails.at(-1)!.subject).toContain('Membres à confirmer')
    expect(mails.at(-1)!.text).toContain(`/home/administration/groupManagement/groupe/${board}`)
    await expectRefused(
      staff.browser,
      ['POST', `/groups/${board}/pending/${reader.personId}/confirmed`],
      403,
      { code: 'MEMBERSHIP_NEEDS_ADMINISTRATOR' },
    )
    const { body } = await decide(admin(), reader.personId, 'confirmed')
    expect([body.users, body.pending]).toEqual([1, 0])
    expect(await sees(reader)).toBe(true)
    expect((await news(staff.browser))[0]).toContain('a confirmé Léo Test')
    await expectRefused(
      admin(),
      ['POST', `/groups/${board}/pending/${reader.personId}/confirmed`],
      404,
      { code: 'MEMBERSHIP_NOT_PENDING' },
    )
  })

  test('refuses, and nothing was ever open', async () => {
    await add(staff.browser, reader.personId)
    expect((await decide(admin(), reader.personId, 'refused')).body.pending).toBe(0)
    expect(await sees(reader)).toBe(false)
    expect((await news(staff.browser))[0]).toContain('a refusé Léo Test')
    const { body } = await admin().call('GET', '/administration/audit?$top=5')
    const sentences = JSON.stringify(body)
    expect(sentences).toContain('elles attendent la confirmation d’un administrateur')
    expect(sentences).toContain('a refusé Léo Test')
  })

  test('adds someone who waits at once', async () => {
    await add(staff.browser, reader.personId)
    const { body } = await add(admin(), reader.personId)
    expect([body.users, body.pending, body.adding]).toEqual([1, 0, null])
  })
})

test('a giver who holds all that the group opens adds at once', async () => {
  const share = { personIds: [staff.personId], level: 'editor' }
  await admin().call('POST', `/contracts3/${contractId}/shares`, share)
  expect((await add(staff.browser, reader.personId)).body).toMatchObject({ users: 1, pending: 0 })
  expect(await sees(reader)).toBe(true)
})

test('a giver with a lower level than the group’s does not', async () => {
  const share = { personIds: [staff.personId], level: 'reader' }
  await admin().call('POST', `/contracts3/${contractId}/shares`, share)
  expect((await add(staff.browser, reader.personId)).body).toMatchObject({ users: 0, pending: 1 })
})
