import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { expectRefused, type ExpectedRefusal } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let domain: string
let readerId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  domain = (await company.administrator.call('GET', '/me')).body.email.split('@')[1]
  readerId = await roleNamed('Lecteur')
  // As the first visitor of an installation, who may have no mail server yet.
  await product.product.platform.inCompany(company.companyId, (db) =>
    db.update('person').set({ email_confirmed_at: null }).execute(),
  )
})
afterAll(() => product.stop())

const admin = () => company.administrator
async function roleNamed(name: string): Promise<string> {
  return (await admin().call('GET', `/users/choices/roles?q=${name}`)).body.value[0]._id
}
const form = (more: object = {}) => ({
  policy: 'domains',
  domains: [domain],
  roleId: readerId,
  ...more,
})
const refusedChoice = (more: object, status: number, refusal: ExpectedRefusal) =>
  expectRefused(admin(), ['PUT', '/company/sign-up', form(more)], status, refusal)

describe('joining a company', () => {
  test('is for invited people only, until an address is confirmed and its domain chosen', async () => {
    const { body } = await admin().call('GET', '/company/sign-up')
    expect(body).toMatchObject({
      policy: 'invitation',
      isOwnAddressConfirmed: false,
      changing: null,
      role: { name: 'Contributeur' },
      domains: [{ domain, isOpen: false, refusal: { code: 'SIGN_UP_DOMAIN_UNCONFIRMED' } }],
    })
    const unconfirmed = { code: 'SIGN_UP_DOMAIN_UNCONFIRMED', field: 'domains', params: { domain } }
    await refusedChoice({}, 422, unconfirmed)

    const { email } = (await admin().call('GET', '/me')).body
    expect((await admin().call('POST', '/me/email/confirmation')).status).toBe(200)
    const { text } = (await mailsOf(product, company, email)).at(-1)!
    const token = /\/auth\/email#([\w-]{43})/.exec(text)![1]!
    const confirmed = await product.browser().call('POST', '/auth/email', { token })
    expect(confirmed.status).toBe(204)
    const again = ['POST', '/me/email/confirmation'] as const
    await expectRefused(admin(), again, 409, { code: 'EMAIL_CONFIRMED_ALREADY' })
    expect((await admin().call('PUT', '/company/sign-up', form())).body).toMatchObject({
      policy: 'domains',
      role: { _id: readerId },
      isOwnAddressConfirmed: true,
      domains: [{ domain, isOpen: true, refusal: null }],
    })
    const { body: trail } = await admin().call('GET', '/administration/audit')
    const texts = trail.value.slice(0, 2).map(({ text: said }: { text: string }) => said)
    expect(texts).toEqual([
      'Anne Martin a changé qui peut rejoindre l’entreprise.',
      'Anne Martin a confirmé son adresse de connexion.',
    ])
  })

  test('is refused to people of a domain that proves nothing, in three languages', async () => {
    const wrong: [string[], string][] = [
      [['gmail.com'], 'SIGN_UP_DOMAIN_PUBLIC'],
      [['orange.fr'], 'SIGN_UP_DOMAIN_PUBLIC'],
      [['acme'], 'SIGN_UP_DOMAIN_INVALID'],
      [['concurrent.test'], 'SIGN_UP_DOMAIN_NOT_OURS'],
      [[], 'SIGN_UP_DOMAIN_MISSING'],
    ]
    for (const [domains, code] of wrong)
      await refusedChoice({ domains }, 422, {
        code,
        field: 'domains',
        params: { domain: domains[0] ?? '' },
      })
    expect((await admin().call('GET', '/company/sign-up')).body.domains).toHaveLength(1)
  })

  test('is refused to people of a domain that another company has opened', async () => {
    const other = await signUpCompany(product, 'Voisine')
    const { personId } = await other.join('administrator')
    await product.product.platform.inCompany(other.companyId, async (db) => {
      const own = { email: `anne@${domain}`, email_confirmed_at: product.clock.now() }
      await db.update('person').set(own).where('person.id', '=', other.administratorId).execute()
      const free = { ...own, email: 'zoe@voisine.test' }
      await db.update('person').set(free).where('person.id', '=', personId).execute()
    })
    const domains = [domain, 'voisine.test']
    const call = [
      'PUT',
      '/company/sign-up',
      form({ roleId: await roleIn(other), domains }),
    ] as const
    const taken = { code: 'SIGN_UP_DOMAIN_TAKEN', field: 'domains', params: { domain } }
    await expectRefused(other.administrator, call, 422, taken)
  })

  test('never makes administrators automatically, nor grants what the chooser does not hold', async () => {
    await refusedChoice({ roleId: null }, 422, { code: 'FIELD_REQUIRED', field: 'roleId' })
    const roleId = await roleNamed('Administrateur')
    const refusal = { code: 'SIGN_UP_ROLE_ADMINISTRATOR', field: 'roleId' }
    await refusedChoice({ roleId }, 422, refusal)
    const { browser } = await company.join('contractManager')
    const give = async (permissions: string[]) =>
      product.product.platform.inCompany(company.companyId, (db) =>
        db.update('role').set({ permissions }).where('role.key', '=', 'contractManager').execute(),
      )
    const contributor = await roleNamed('Contributeur')
    const call = ['PUT', '/company/sign-up', form({ roleId: contributor })] as const
    await give(['modules:company'])
    await expectRefused(browser, call, 403, { code: 'NOT_ALLOWED_VENDOR_USERS' })
    expect((await browser.call('GET', '/company/sign-up')).body.changing.code).toBe(
      'NOT_ALLOWED_VENDOR_USERS',
    )
    await give(['modules:company', 'vendor:users'])
    await expectRefused(browser, call, 403, { code: 'ROLE_BEYOND_YOURS' })
  })
})

async function roleIn(other: TestCompany): Promise<string> {
  const { body } = await other.administrator.call('GET', '/users/choices/roles?q=Lecteur')
  return body.value[0]._id
}
