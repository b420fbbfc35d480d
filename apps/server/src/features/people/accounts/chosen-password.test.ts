import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { doJobs } from '../../../testing/jobs.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { inviteAgain } from '../people/public.ts'
import { SEND_RESET } from './request-reset.ts'
import { sendResetLink } from './send-reset-link.job.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

let callers = 0
/** Limits count addresses. */
const stranger = () => product.browser(`127.9.0.${(callers += 1)}`)

const GUESSABLE = [
  ['12345678', 'PASSWORD_COMMON'],
  ['Password1!', 'PASSWORD_COMMON'],
  ['aaaaaaaa', 'PASSWORD_COMMON'],
  ['Chocolat-2026', 'PASSWORD_COMMON'],
  ['camille2026', 'PASSWORD_PERSONAL'],
  ['Camille.Durand', 'PASSWORD_PERSONAL'],
] as const

describe.each(GUESSABLE)('a password that is guessed first: « %s »', (password, code) => {
  test('is refused at its field when it is changed', async () => {
    const { browser } = await company.join('reader', 'Camille Durand')
    const form = { currentPassword: PASSWORD, password, passwordAgain: password }
    const answer = await browser.call('PUT', '/me/password', form)
    expect(await faultOf(answer)).toEqual([422, 'password', code])
  })

  test('is refused through a link to a new one, which stays valid', async () => {
    const { email } = await company.join('reader', 'Camille Durand')
    const token = await resetToken(email)
    const reset = (chosen: string) =>
      stranger().call('POST', '/auth/reset', { token, password: chosen, passwordAgain: chosen })
    expect(await faultOf(await reset(password))).toEqual([422, 'password', code])
    expect((await reset('huit petits chevaux')).status).toBe(204)
  })

  test('is refused when an invitation is accepted', async () => {
    const email = `invitee${(invited += 1)}@acme.test`
    const role = await company.administrator.call('GET', '/users/choices/roles?default=true')
    await company.administrator.call('POST', '/users/invitations', {
      people: [{ email }],
      roleId: role.body.value[0]._id,
      i18n: 'fr',
    })
    const token = tokenIn(await lastMail(email), 'activate')
    const form = { token, firstName: 'Camille', lastName: 'Durand' }
    const activate = (chosen: string) =>
      stranger().call('POST', '/auth/activation', { ...form, password: chosen })
    expect(await faultOf(await activate(password))).toEqual([422, 'password', code])
    expect((await activate('huit petits chevaux')).status).toBe(200)
  })
})

test('a password made of the company’s name is refused, one that mentions it is not', async () => {
  const { browser } = await company.join('reader')
  const { body: me } = await browser.call('GET', '/me?$select=data')
  const change = (password: string) =>
    browser.call('PUT', '/me/password', {
      currentPassword: PASSWORD,
      password,
      passwordAgain: password,
    })
  const answer = await change(`${me.data.company.name}-2026!`)
  expect(await faultOf(answer)).toEqual([422, 'password', 'PASSWORD_PERSONAL'])
  expect((await change(`vive ${me.data.company.name} et ses huîtres`)).status).toBe(204)
})

test.each([
  ['12345678', 'PASSWORD_COMMON'],
  ['durand-durand', 'PASSWORD_PERSONAL'],
])('the founder of a company cannot choose « %s »', async (password, code) => {
  const empty = await startProduct({ empty: true, env: { SIGN_UP: 'first' } })
  try {
    const { status, body } = await empty.browser().call('POST', '/auth/signup', {
      companyName: 'Durand & fils',
      firstName: 'Léa',
      lastName: 'Durand',
      email: 'lea@durand.test',
      password,
      i18n: 'fr',
    })
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'password', code })],
    ])
  } finally {
    await empty.stop()
  }
})

let invited = 0

async function lastMail(recipient: string): Promise<string> {
  return (await mailsOf(product, company, recipient)).at(-1)!.text
}

const tokenIn = (text: string, page: string) =>
  new RegExp(`/auth/${page}#([\\w-]{43})`).exec(text)![1]!

async function resetToken(email: string): Promise<string> {
  await stranger().call('POST', '/auth/forgot', { email })
  const { preAuth } = product
  await doJobs(product, SEND_RESET, (job) =>
    sendResetLink({ ...product.product.platform, preAuth, inviteAgain }, job),
  )
  return tokenIn(await lastMail(email), 'reset')
}
