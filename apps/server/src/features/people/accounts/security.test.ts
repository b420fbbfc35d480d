import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

const NEW = 'un-tout-autre-mot'
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let product: TestProduct
let company: TestCompany
let browser: Browser
let email: string
let addresses = 0
let wanted: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())
beforeEach(async () => {
  ;({ browser, email } = await company.join('reader'))
  wanted = `nouvelle${(addresses += 1)}@acme.test`
})

let callers = 0
const stranger = () => product.browser(`127.4.0.${(callers += 1)}`)
const signIn = (address: string, password: string, from = stranger(), headers = {}) =>
  from.call('POST', '/auth/signin', { username: address, password }, headers)
const statusOf = async (who: Browser) => (await who.call('GET', '/me')).status

const changePassword = (currentPassword: string, password = NEW, passwordAgain = password) =>
  browser.call('PUT', '/me/password', { currentPassword, password, passwordAgain })
const changeAddress = (address = wanted, currentPassword = PASSWORD) =>
  browser.call('PUT', '/me/email', { email: address, currentPassword })

async function tokenFor(recipient: string, page: 'email' | 'email-stop' | 'reset') {
  const texts = (await mailsOf(product, company, recipient)).map(({ text }) => text)
  const link = new RegExp(`/auth/${page}#([\\w-]{43})`, 'g')
  const token = texts.flatMap((text) => [...text.matchAll(link)]).at(-1)
  if (!token) throw new Error(`no link to ${page} was mailed to ${recipient}`)
  return token[1]!
}

const redeem = (path: 'email' | 'email/stop' | 'email/link' | 'email/stop/link', token: string) =>
  stranger().call('POST', `/auth/${path}`, { token })

describe('changing one’s password', () => {
  test('ends the other sessions, keeps this one and notifies the person by mail', async () => {
    const other = stranger()
    await signIn(email, PASSWORD, other)
    expect((await changePassword(PASSWORD)).status).toBe(204)
    expect(await statusOf(browser)).toBe(200)
    expect(await statusOf(other)).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, NEW)).status).toBe(200)
    const subjects = (await mailsOf(product, company, email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Votre mot de passe a été changé'])
  })

  test('asks for the current one; wrong ones are counted apart from those of the sign-in page', async () => {
    const wrong = await changePassword('faux-mot-de-passe')
    expect([wrong.status, wrong.body.code, wrong.body.errors[0].field]).toEqual([
      422,
      'PASSWORD_WRONG',
      'currentPassword',
    ])
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => changePassword(`faux-${index}`)),
    )
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(9)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(191)
    // The same caller on the sign-in page.
    expect((await signIn(email, PASSWORD, product.browser())).status).toBe(200)
  })

  test('refuses a short one and two that differ before checking the current one', async () => {
    const short = await changePassword(PASSWORD, 'court')
    expect([short.status, short.body.code]).toEqual([422, 'PASSWORD_TOO_SHORT'])
    const different = await changePassword(PASSWORD, NEW, `${NEW}!`)
    expect((await faultOf(different)).toSpliced(1, 1)).toEqual([422, 'PASSWORDS_DIFFER'])
    expect(await statusOf(browser)).toBe(200)
  })
})

describe('changing one’s address', () => {
  test('takes effect once the new address is confirmed', async () => {
    const asked = await changeAddress()
    expect([asked.status, asked.body.email, asked.body.pending.email]).toEqual([200, email, wanted])
    expect((await signIn(wanted, PASSWORD)).status).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    const token = await tokenFor(wanted, 'email')
    const opened = await redeem('email/link', token)
    expect(opened.body).toEqual({ email: wanted, currentEmail: email })
    expect((await redeem('email', token)).status).toBe(204)
    expect((await signIn(wanted, PASSWORD)).status).toBe(200)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    const address = await browser.call('GET', '/me/email')
    expect(address.body).toEqual({ email: wanted, pending: null })
    expect((await faultOf(await redeem('email', token)))[2]).toBe('LINK_USED')
  })

  test('asks for the password and a valid, different address', async () => {
    const refused = await Promise.all([
      changeAddress(wanted, 'faux-mot-de-passe'),
      changeAddress(wanted, ''),
      changeAddress('pas une adresse'),
      changeAddress(email.toUpperCase()),
    ])
    expect(refused.map(({ status, body }) => [status, body.code, body.errors[0].field])).toEqual([
      [422, 'PASSWORD_WRONG', 'currentPassword'],
      [422, 'FIELD_REQUIRED', 'currentPassword'],
      [422, 'EMAIL_INVALID', 'email'],
      [422, 'EMAIL_UNCHANGED', 'email'],
    ])
    expect((await browser.call('GET', '/me/email')).body.pending).toBeNull()
  })

  test('of somebody with an account is answered like any other: whoever reads its mails is told', async () => {
    const other = await company.join('reader')
    const { status, body } = await changeAddress(other.email.toUpperCase())
    expect([status, body.pending.email]).toEqual([200, other.email])
    const refused = await redeem('email', await tokenFor(other.email, 'email'))
    expect([refused.status, refused.body.code]).toEqual([422, 'EMAIL_TAKEN'])
  })

  test('is refused when another account took the address meanwhile', async () => {
    await changeAddress()
    const token = await tokenFor(wanted, 'email')
    const second = await company.join('reader')
    const form = { email: wanted, currentPassword: PASSWORD }
    await second.browser.call('PUT', '/me/email', form)
    const other = await tokenFor(wanted, 'email')
    expect((await redeem('email', other)).status).toBe(204)
    const { status, body } = await redeem('email', token)
    expect([status, body.code]).toEqual([422, 'EMAIL_TAKEN'])
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  test('can be abandoned, and is cancelled by a new password', async () => {
    await changeAddress()
    const first = await tokenFor(wanted, 'email')
    const kept = await browser.call('DELETE', '/me/email')
    expect(kept.body).toEqual({ email, pending: null })
    expect((await faultOf(await redeem('email', first)))[2]).toBe('LINK_REPLACED')
    await changeAddress()
    await changePassword(PASSWORD)
    const second = await tokenFor(wanted, 'email')
    expect((await faultOf(await redeem('email', second)))[2]).toBe('LINK_REPLACED')
  })

  test('expires after a day', async () => {
    await changeAddress()
    const token = await tokenFor(wanted, 'email')
    product.clock.advance(DAY_MS)
    expect((await faultOf(await redeem('email', token)))[2]).toBe('LINK_EXPIRED')
  })

  test('can be stopped for seven days by the owner of the previous address', async () => {
    await changeAddress()
    await redeem('email', await tokenFor(wanted, 'email'))
    const stop = await tokenFor(email, 'email-stop')
    const [asked] = await mailsOf(product, company, email)
    expect(asked!.text).toContain(wanted)
    product.clock.advance(6 * DAY_MS)
    const opened = await redeem('email/stop/link', stop)
    expect(opened.body).toEqual({ email, currentEmail: wanted })
    const thief = stranger()
    await signIn(wanted, PASSWORD, thief)
    expect((await redeem('email/stop', stop)).status).toBe(204)
    expect(await statusOf(thief)).toBe(401)
    // The thief knew the password: it no longer works, and the link to choose a new one went to the owner.
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(wanted, PASSWORD)).status).toBe(401)
    const token = await tokenFor(email, 'reset')
    const form = { token, password: NEW, passwordAgain: NEW }
    expect((await stranger().call('POST', '/auth/reset', form)).status).toBe(204)
    expect((await signIn(email, NEW)).status).toBe(200)
  })

  test('can be stopped before it is confirmed, and not after seven days', async () => {
    await changeAddress()
    const stop = await tokenFor(email, 'email-stop')
    expect((await redeem('email/stop', stop)).status).toBe(204)
    const token = await tokenFor(wanted, 'email')
    expect((await faultOf(await redeem('email', token)))[2]).toBe('LINK_REPLACED')
    ;({ browser, email } = await company.join('reader'))
    await changeAddress()
    const late = await tokenFor(email, 'email-stop')
    product.clock.advance(7 * DAY_MS)
    expect((await faultOf(await redeem('email/stop', late)))[2]).toBe('LINK_EXPIRED')
  })

  test('twice can be stopped by the first owner, never by the thief', async () => {
    await changeAddress()
    await redeem('email', await tokenFor(wanted, 'email'))
    const ofOwner = await tokenFor(email, 'email-stop')
    product.clock.advance(1_000)
    const second = `encore-${wanted}`
    await changeAddress(second)
    await redeem('email', await tokenFor(second, 'email'))
    const ofThief = await tokenFor(wanted, 'email-stop')
    expect((await redeem('email/stop', ofOwner)).status).toBe(204)
    expect((await faultOf(await redeem('email/stop', ofThief)))[2]).toBe('LINK_REPLACED')
  })
})

test('a link has no effect other than the one it was sent for', async () => {
  await changeAddress()
  const [confirm, stop] = [await tokenFor(wanted, 'email'), await tokenFor(email, 'email-stop')]
  const reset = (token: string) =>
    stranger().call('POST', '/auth/reset', { token, password: NEW, passwordAgain: NEW })
  const answers = [
    await reset(confirm),
    await reset(stop),
    await redeem('email', stop),
    await redeem('email/stop', confirm),
    await redeem('email/link', stop),
    await redeem('email/stop/link', confirm),
    await stranger().call('POST', '/invitations', { token: confirm }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

describe('the devices where a person is signed in', () => {
  test('are named, last used first, including the current one', async () => {
    const firefox = stranger()
    product.clock.advance(HOUR_MS / 2)
    await signIn(email, PASSWORD, firefox, { 'user-agent': FIREFOX })
    product.clock.advance(HOUR_MS / 4)
    const { body } = await browser.call('GET', '/me/devices')
    expect(body.count).toBe(2)
    const now = product.clock.now().toISOString()
    expect(body.value).toMatchObject([
      { isThisOne: true, lastUsedAt: now, isRemembered: false },
      { isThisOne: false, browser: 'Firefox', system: 'Linux' },
    ])
    expect(Date.parse(body.value[1].lastUsedAt)).toBeLessThan(Date.parse(now))
  })

  test('are signed out one by one, effective at their next request', async () => {
    const other = stranger()
    await signIn(email, PASSWORD, other)
    const { body } = await browser.call('GET', '/me/devices')
    const { _id } = body.value.find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne)
    expect((await browser.call('DELETE', `/me/devices/${_id}`)).status).toBe(204)
    expect(await statusOf(other)).toBe(401)
    expect(await statusOf(browser)).toBe(200)
    const again = await browser.call('DELETE', `/me/devices/${_id}`)
    expect(await faultOf(again)).toEqual([404, '', 'DEVICE_NOT_FOUND'])
  })

  test('of other people do not exist', async () => {
    const other = await company.join('reader')
    const { body } = await other.browser.call('GET', '/me/devices')
    const answer = await browser.call('DELETE', `/me/devices/${body.value[0]._id}`)
    expect(await faultOf(answer)).toEqual([404, '', 'DEVICE_NOT_FOUND'])
    expect(await statusOf(other.browser)).toBe(200)
  })

  test('are all signed out except this one', async () => {
    const others = [stranger(), stranger()]
    for (const other of others) await signIn(email, PASSWORD, other)
    expect((await browser.call('DELETE', '/me/devices')).status).toBe(204)
    expect(await Promise.all([...others, browser].map(statusOf))).toEqual([401, 401, 200])
    expect((await browser.call('GET', '/me/devices')).body.count).toBe(1)
  })

  test('that were idle too long or expired are not listed', async () => {
    await signIn(email, PASSWORD)
    product.clock.advance(61 * 60 * 1000)
    const again = stranger()
    await signIn(email, PASSWORD, again)
    expect((await again.call('GET', '/me/devices')).body.count).toBe(1)
  })
})
