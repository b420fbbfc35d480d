import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let own: string
let second: string
let readerId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  own = (await call('GET', '/me')).body.email.split('@')[1]
  second = `b-${own}`
  readerId = await roleNamed('Lecteur')
  await confirm(company.administratorId)
  // A second administrator, of another domain.
  const { personId } = await company.join('administrator')
  await confirm(personId, { email: `berthe@${second}` })
})

const inCompany: TestProduct['product']['platform']['inCompany'] = (...of) =>
  product.product.platform.inCompany(...of)
const confirm = (personId: string, more: { email?: string } = {}) =>
  inCompany(company.companyId, (db) =>
    db
      .update('person')
      .set({ ...more, email_confirmed_at: product.clock.now() })
      .where('person.id', '=', personId)
      .execute(),
  )

const call = (...of: Parameters<TestCompany['administrator']['call']>) =>
  company.administrator.call(...of)
const roleNamed = async (name: string): Promise<string> =>
  (await call('GET', `/users/choices/roles?q=${name}`)).body.value[0]._id
const choose = (policy: 'domains' | 'invitation', domains: string[], roleId = readerId) => {
  // Each change at a different second: the trail is read in order of time.
  product.clock.advance(1000)
  return call('PUT', '/company/sign-up', { policy, domains, roleId })
}
const openDomains = async (): Promise<string[]> => {
  const { body } = await call('GET', '/company/sign-up')
  const open = body.domains.filter(({ isOpen }: { isOpen: boolean }) => isOpen)
  return open.map(({ domain }: { domain: string }) => domain)
}
/** The changed parts named by each change in the trail, oldest first. */
const changes = async (): Promise<unknown[]> => {
  const events = await inCompany(company.companyId, (db) =>
    db
      .select('audit_event')
      .where('audit_event.action', '=', 'company.signUpChanged')
      .select('audit_event.payload')
      .orderBy('audit_event.at')
      .execute(),
  )
  return events.map(({ payload }) => (payload as { changed: unknown }).changed)
}

describe('the domains of a company', () => {
  test('are each opened once, and closed by the invitation-only policy', async () => {
    expect((await choose('domains', [second, own, second])).status).toBe(200)
    expect(await openDomains()).toEqual([own, second].toSorted())
    // Domains left over in a form that chose invitations are ignored, errors included.
    const { status, body } = await choose('invitation', [own, 'gmail.com'])
    expect([status, body.policy]).toEqual([200, 'invitation'])
    expect(await openDomains()).toEqual([])
  })

  test('are replaced by those chosen next', async () => {
    await choose('domains', [own])
    await choose('domains', [second])
    expect(await openDomains()).toEqual([second])
  })

  test('are refused one by one, each with its reason', async () => {
    const { status, body } = await choose('domains', [own, 'gmail.com', 'concurrent.test'])
    expect(status).toBe(422)
    expect(body.errors.map(({ code }: { code: string }) => code)).toEqual([
      'SIGN_UP_DOMAIN_NOT_OURS',
      'SIGN_UP_DOMAIN_PUBLIC',
    ])
    expect(await openDomains()).toEqual([])
  })
})

test('the trail names which part of the policy changed, and records nothing when none did', async () => {
  const contributorId = (await call('GET', '/company/sign-up')).body.role._id
  await choose('invitation', [], contributorId)
  expect(await changes()).toEqual([])
  await choose('domains', [own], contributorId)
  await choose('domains', [own], contributorId)
  await choose('domains', [own, second], contributorId)
  await choose('domains', [own, second], readerId)
  await choose('invitation', [], readerId)
  expect(await changes()).toEqual([
    ['signUp', 'signUpDomains'],
    ['signUpDomains'],
    ['signUpRole'],
    ['signUp', 'signUpDomains'],
  ])
})

test('someone who may not grant the role can return to invitations, but admits nobody', async () => {
  const contributorId = (await call('GET', '/company/sign-up')).body.role._id
  await choose('domains', [own], contributorId)
  const { browser } = await company.join('contractManager')
  await inCompany(company.companyId, (db) =>
    db
      .update('role')
      .set({ permissions: ['modules:company', 'vendor:users'] })
      .where('role.key', '=', 'contractManager')
      .execute(),
  )
  const put = (policy: string, domains: string[], roleId: string) =>
    browser.call('PUT', '/company/sign-up', { policy, domains, roleId })
  expect((await put('domains', [own, second], contributorId)).body.code).toBe('ROLE_BEYOND_YOURS')
  expect((await put('invitation', [], readerId)).body.code).toBe('ROLE_BEYOND_YOURS')
  expect((await put('invitation', [], contributorId)).status).toBe(200)
  expect(await openDomains()).toEqual([])
})
