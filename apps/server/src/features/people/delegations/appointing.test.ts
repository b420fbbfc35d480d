import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { joinWith } from '../../../testing/join-with.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

type Person = Awaited<ReturnType<TestCompany['join']>>

let product: TestProduct
let company: TestCompany
let ana: Person
let bob: Person
/** Administers people and holds little else. */
let staff: Person

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  ana = await company.join('validator', 'Ana')
  bob = await company.join('validator', 'Bob')
  staff = await joinWith(
    company,
    ['modules:iams:initials', 'contracts3:list', 'tasks:count', 'vendor:users'],
    'Hélène',
  )
})

const appoint = (personId: string, delegate: Person) =>
  [
    'POST',
    `/users/${personId}/delegations`,
    { delegateId: delegate.personId, startsOn: '2026-11-20', endsOn: '2026-12-31' },
  ] as const

const news = async (browser: Browser): Promise<string[]> => {
  const { body } = await browser.call('GET', '/notification?$top=10')
  return body.value.map(({ template }: { template: string }) => template)
}
const subjects = async (email: string) =>
  (await mailsOf(product, company, email)).map(({ subject }) => subject)

describe('a delegate', () => {
  test('is not appointed by themselves, and neither reads nor validates for an administrator', async () => {
    const { _id } = await createContract(company.administrator)
    await fillSections(company.administrator, _id)
    const steps = [{ name: 'Juridique', rule: 'all', validatorIds: [company.administratorId] }]
    await company.administrator.call('POST', `/contracts3/${_id}/validation`, { steps })
    const call = appoint(company.administratorId, staff)
    await expectRefused(staff.browser, call, 403, {
      code: 'DELEGATION_APPOINTS_YOURSELF',
      field: 'delegateId',
    })
    expect((await staff.browser.call('GET', `/contracts3/${_id}`)).status).toBe(404)
  })

  test('is not appointed by themselves even by an administrator', async () => {
    const other = await company.join('administrator', 'Zoé')
    const call = appoint(ana.personId, other)
    await expectRefused(other.browser, call, 403, {
      code: 'DELEGATION_APPOINTS_YOURSELF',
      field: 'delegateId',
    })
  })

  test('is appointed for another person only by someone who holds every right of that person', async () => {
    const beyond = { code: 'DELEGATION_BEYOND_YOURS' }
    await expectRefused(staff.browser, appoint(company.administratorId, bob), 403, beyond)
    const details = await staff.browser.call('GET', `/users/${company.administratorId}`)
    expect(details.body.appointing.code).toBe('DELEGATION_BEYOND_YOURS')
    const made = await company.administrator.call(...appoint(ana.personId, bob))
    expect(made.status).toBe(201)
    const end = ['POST', `/users/${ana.personId}/delegations/${made.body._id}/ended`] as const
    const lesser = await joinWith(company, ['vendor:users'], 'Luc')
    await expectRefused(lesser.browser, end, 403, beyond)
    expect((await company.administrator.call(...end)).status).toBe(200)
  })
})

describe('a delegation made for someone else', () => {
  test('is announced to both, by mail and in the panel, in their own language', async () => {
    await bob.browser.call('PUT', '/me/language', { i18n: 'en' })
    await company.administrator.call(...appoint(ana.personId, bob))
    expect(await news(ana.browser)).toEqual([
      expect.stringContaining('Anne Martin a désigné Bob Test pour valider à votre place'),
    ])
    expect(await news(bob.browser)).toEqual([
      expect.stringContaining('Anne Martin has appointed you to validate on behalf of Ana Test'),
    ])
    expect(await subjects(ana.email)).toEqual(['Bob Test agit désormais pour vous'])
    expect(await subjects(bob.email)).toEqual(['You are standing in for Ana Test'])
    expect((await mailsOf(product, company, ana.email))[0]!.text).toContain(
      '/home/options/personal',
    )
  })

  test('is announced when someone else ends it', async () => {
    const { body } = await company.administrator.call(...appoint(ana.personId, bob))
    await company.administrator.call('POST', `/users/${ana.personId}/delegations/${body._id}/ended`)
    const ended =
      'Anne Martin a mis fin à la délégation\u202F: Bob Test ne valide plus pour Ana Test.'
    expect((await news(ana.browser))[0]).toBe(ended)
    expect((await news(bob.browser))[0]).toBe(ended)
  })
})

test('a delegation of one’s own is announced to the delegate alone', async () => {
  const { delegateId, startsOn, endsOn } = appoint(ana.personId, bob)[2]
  await ana.browser.call('POST', '/me/delegations', { delegateId, startsOn, endsOn })
  expect(await news(bob.browser)).toEqual([
    expect.stringContaining('Ana Test vous a désigné pour valider à sa place'),
  ])
  expect(await news(ana.browser)).toEqual([])
  expect(await subjects(bob.email)).toEqual(['Vous agissez pour Ana Test'])
})
