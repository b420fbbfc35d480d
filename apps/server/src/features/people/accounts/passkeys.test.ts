import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { mailsOf } from '../../../testing/mails.ts'
import {
  addPasskey,
  beginPasskey,
  enterPasskey,
  faultOnce,
  PASSKEY_ORIGIN,
  requestPasskey,
  sendPasskey,
} from '../../../testing/passkeys.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { addTotp, enterPassword } from '../../../testing/second-factors.ts'
import { softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import {
  startProduct,
  type Answer,
  type Browser,
  type TestProduct,
} from '../../../testing/start-product.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const MINUTE_MS = 60_000

let product: TestProduct
let company: TestCompany
let browser: Browser
let email: string
let personId: string

beforeAll(async () => {
  product = await startProduct({ env: { PUBLIC_URL: PASSKEY_ORIGIN } })
  company = await signUpCompany(product)
})
afterAll(() => product.stop())
beforeEach(async () => {
  ;({ browser, email, personId } = await company.join('reader'))
})

let callers = 0
const stranger = () => product.browser(`127.6.0.${(callers += 1)}`)
const statusOf = async (who: Browser) => (await who.call('GET', '/me')).status
const own = async (who = browser) => (await who.call('GET', '/me/second-factor')).body
const subjects = async () => (await mailsOf(product, company, email)).map(({ subject }) => subject)
const remove = (passkeyId: string, currentPassword = PASSWORD) =>
  browser.call('POST', `/me/second-factor/passkeys/${passkeyId}/removal`, { currentPassword })

/** Somebody who has entered the right password on another device. */
async function halfSignedIn(): Promise<Browser> {
  const other = stranger()
  const { status, body } = await enterPassword(other, email)
  expect([status, body.next]).toEqual([202, 'secondFactor'])
  return other
}

async function trail(): Promise<string[]> {
  const rows = await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('audit_event')
      .where('audit_event.object_id', '=', personId)
      .where('audit_event.action', 'like', '%Factor%')
      .select('audit_event.action')
      .orderBy('audit_event.id')
      .execute(),
  )
  return rows.map(({ action }) => action)
}

describe('adding a passkey', () => {
  test('takes the password and a name; recovery codes come with the first factor', async () => {
    expect(await faultOf(await beginPasskey(browser, 'faux-mot-de-passe'))).toEqual([
      422,
      'currentPassword',
      'PASSWORD_WRONG',
    ])
    const { body: options } = await beginPasskey(browser)
    expect(options.rp).toEqual({
      id: 'contrats.exemple.test',
      name: expect.stringMatching(/^Tacite/),
    })
    expect(options.authenticatorSelection.userVerification).toBe('required')
    const passkey = softwareAuthenticator(PASSKEY_ORIGIN).create(options)
    expect(await faultOf(await sendPasskey(browser, passkey, ' '))).toEqual([
      422,
      'name',
      'FIELD_REQUIRED',
    ])
    const { status, body } = await sendPasskey(browser, passkey)
    expect([status, body.recoveryCodes.length]).toEqual([200, 10])
    const factors = await own()
    expect(factors.passkeys).toEqual([
      { _id: expect.any(String), name: 'Clé bleue', addedAt: expect.any(String), lastUsedAt: null },
    ])
    expect([factors.passkeyOrigin, factors.addingPasskey]).toEqual([PASSKEY_ORIGIN, null])
    expect((await enterPassword(stranger(), email)).body.methods).toEqual([
      'passkey',
      'recoveryCode',
    ])
    expect(await trail()).toEqual(['account.secondFactorAdded'])
    expect(await subjects()).toContain('Un second facteur protège votre compte')
  })

  test('again gives no further codes, names the first, and ends other sessions', async () => {
    const key = await addPasskey(browser)
    const other = await halfSignedIn()
    await enterPasskey(other, key.sign((await requestPasskey(other)).body))
    expect(await statusOf(other)).toBe(200)
    const { body: options } = await beginPasskey(browser)
    expect(options.excludeCredentials).toHaveLength(1)
    const { body } = await sendPasskey(
      browser,
      softwareAuthenticator(PASSKEY_ORIGIN).create(options),
      'Portable',
    )
    expect(body.recoveryCodes).toEqual([])
    expect((await own()).passkeys.map(({ name }: { name: string }) => name)).toEqual([
      'Clé bleue',
      'Portable',
    ])
    expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401])
  })

  const cheats = {
    'for another site': { origin: 'https://contrats.exemple.evil' },
    'for another name': { rpId: 'exemple.evil' },
    'without verifying its owner': { isVerified: false },
    'signing something else': { challenge: Buffer.alloc(32).toString('base64url') },
  }
  test.each(Object.entries(cheats))('is refused %s', async (_, cheat) => {
    const { body: options } = await beginPasskey(browser)
    const answer = await sendPasskey(
      browser,
      softwareAuthenticator(PASSKEY_ORIGIN).create(options, cheat),
    )
    expect(faultOnce(answer)).toEqual([422, 'PASSKEY_REFUSED'])
    expect((await own()).passkeys).toEqual([])
  })

  test('answers each challenge once, within five minutes, in the session that asked for it', async () => {
    const key = softwareAuthenticator(PASSKEY_ORIGIN)
    const { body: options } = await beginPasskey(browser)
    expect((await sendPasskey(browser, key.create(options, { isVerified: false }))).status).toBe(
      422,
    )
    expect(await faultOf(await sendPasskey(browser, key.create(options)))).toEqual([
      409,
      '',
      'PASSKEY_EXPIRED',
    ])
    const { body: late } = await beginPasskey(browser)
    product.clock.advance(5 * MINUTE_MS)
    expect(await faultOf(await sendPasskey(browser, key.create(late)))).toEqual([
      409,
      '',
      'PASSKEY_EXPIRED',
    ])
    const { body: elsewhere } = await beginPasskey(browser)
    const other = stranger()
    await enterPassword(other, email)
    const answer = await sendPasskey(other, key.create(elsewhere))
    expect(await faultOf(answer)).toEqual([409, '', 'PASSKEY_EXPIRED'])
  })

  test('takes no passkey that somebody else has', async () => {
    const key = await addPasskey(browser)
    const { browser: second } = await company.join('reader')
    const answer = await sendPasskey(second, key.create((await beginPasskey(second)).body))
    expect(faultOnce(answer)).toEqual([409, 'PASSKEY_EXISTS'])
  })
})

describe('removing a passkey', () => {
  test('takes the password; the recovery codes go with the last factor', async () => {
    await addPasskey(browser)
    const [{ _id }] = (await own()).passkeys
    expect((await remove(_id, 'faux-mot-de-passe')).status).toBe(422)
    const { status, body } = await remove(_id)
    expect([status, body.passkeys, body.recoveryCodesLeft]).toEqual([200, [], 0])
    expect((await enterPassword(stranger(), email)).status).toBe(200)
    expect(await trail()).toEqual(['account.secondFactorAdded', 'account.secondFactorRemoved'])
    expect(await subjects()).toContain('Un second facteur a été retiré')
    expect(await faultOf(await remove(_id))).toEqual([404, '', 'PASSKEY_NONE'])
  })

  test('of another person is refused', async () => {
    const { browser: second } = await company.join('reader')
    await addPasskey(second)
    const [{ _id }] = (await own(second)).passkeys
    expect(await faultOf(await remove(_id))).toEqual([404, '', 'PASSKEY_NONE'])
    expect((await own(second)).passkeys).toHaveLength(1)
  })

  test('keeps the codes of the application, and the recovery codes', async () => {
    await addTotp(product, browser)
    await addPasskey(browser)
    const [{ _id }] = (await own()).passkeys
    expect((await remove(_id)).body.recoveryCodesLeft).toBe(10)
    expect((await enterPassword(stranger(), email)).body.methods).toEqual(['totp', 'recoveryCode'])
  })

  test('by an administrator or the operator removes every factor', async () => {
    await addPasskey(browser)
    // Time has passed since they signed in.
    await company.comeBack(product.clock.now().toISOString())
    const removed = await company.administrator.call('DELETE', `/users/${personId}/second-factor`)
    expect([removed.status, removed.body.hasSecondFactor]).toEqual([200, false])
    const other = stranger()
    expect((await enterPassword(other, email)).status).toBe(200)
    await addPasskey(other)
    const deps = { ...product.product.platform, preAuth: product.preAuth }
    expect(await resetSecondFactor(deps, email)).toBe(true)
    expect((await enterPassword(stranger(), email)).status).toBe(200)
  })
})

describe('a company that requires a second factor', () => {
  beforeEach(async () => {
    company = await signUpCompany(product)
    ;({ browser, email, personId } = await company.join('reader'))
    await company.administrator.call('PUT', '/company/second-factor', { isRequired: true })
  })

  test('takes a passkey at the next sign-in, and counts it', async () => {
    const other = stranger()
    expect((await enterPassword(other, email)).body.next).toBe('enrolment')
    const { body: options } = await other.call('POST', '/auth/signin/enrolment/passkey/challenge')
    const passkey = softwareAuthenticator(PASSKEY_ORIGIN).create(options)
    const { status, body } = await other.call('POST', '/auth/signin/enrolment/passkey', {
      name: 'Téléphone',
      passkey,
    })
    expect([status, body.recoveryCodes.length, await statusOf(other)]).toEqual([200, 10, 200])
    const policy = await company.administrator.call('GET', '/company/second-factor')
    expect(policy.body).toMatchObject({ people: 2, without: 1 })
    expect(await trail()).toEqual(['account.secondFactorAdded'])
  })

  test('lets nobody remove their last one; a password alone adds none beside it', async () => {
    await addPasskey(browser)
    const [{ _id }] = (await own()).passkeys
    expect(await faultOf(await remove(_id))).toEqual([409, '', 'SECOND_FACTOR_LAST'])
    const other = await halfSignedIn()
    const answer = await other.call('POST', '/auth/signin/enrolment/passkey/challenge')
    expect(await faultOf(answer)).toEqual([409, '', 'SECOND_FACTOR_EXISTS'])
    await addPasskey(browser, 'Nouvelle clé')
    const both = (await own()).passkeys.map((passkey: { _id: string }) => remove(passkey._id))
    const statuses = (await Promise.all<Answer>(both)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect((await own()).passkeys).toHaveLength(1)
  })
})

describe('an address that cannot carry passkeys', () => {
  test.each([
    ['https://192.0.2.7', 'PASSKEYS_NEED_NAME'],
    ['http://contrats.exemple.test', 'PASSKEYS_NEED_HTTPS'],
  ])('%s says why they are off', async (PUBLIC_URL, code) => {
    const elsewhere = await startProduct({ env: { PUBLIC_URL } })
    try {
      const { administrator } = await signUpCompany(elsewhere)
      expect(await own(administrator)).toMatchObject({
        passkeyOrigin: null,
        addingPasskey: { code },
      })
      expect(await faultOf(await beginPasskey(administrator))).toEqual([409, '', code])
    } finally {
      await elsewhere.stop()
    }
  })
})
