import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import {
  addPasskey,
  beginPasskey,
  enterPasskey,
  faultOnce,
  PASSKEY_ORIGIN,
  requestPasskey,
} from '../../../testing/passkeys.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { enterPassword } from '../../../testing/second-factors.ts'
import type { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let browser: Browser
let email: string

beforeAll(async () => {
  product = await startProduct({ env: { PUBLIC_URL: PASSKEY_ORIGIN } })
  company = await signUpCompany(product)
})
afterAll(() => product.stop())
beforeEach(async () => {
  ;({ browser, email } = await company.join('reader'))
})

let callers = 0
const stranger = () => product.browser(`127.5.0.${(callers += 1)}`)
const statusOf = async (who: Browser) => (await who.call('GET', '/me')).status
const own = async (who = browser) => (await who.call('GET', '/me/second-factor')).body

/** Somebody who has entered the right password on another device. */
async function halfSignedIn(): Promise<Browser> {
  const other = stranger()
  const { status, body } = await enterPassword(other, email)
  expect([status, body.next]).toEqual([202, 'secondFactor'])
  return other
}

describe('signing in with a passkey', () => {
  let key: SoftwareAuthenticator
  beforeEach(async () => {
    key = await addPasskey(browser)
  })

  test('opens the session after the password, and says when it was last used', async () => {
    const other = await halfSignedIn()
    const { body: options } = await requestPasskey(other)
    expect(options).toMatchObject({ rpId: 'contrats.exemple.test', userVerification: 'required' })
    expect(await statusOf(other)).toBe(401)
    const { status, body } = await enterPasskey(other, key.sign(options))
    expect([status, body.email, await statusOf(other)]).toEqual([200, email, 200])
    expect((await own()).passkeys[0].lastUsedAt).not.toBeNull()
  })

  test('asks for several challenges at once, of which the last counts', async () => {
    const other = await halfSignedIn()
    const asked = await Promise.all(Array.from({ length: 8 }, () => requestPasskey(other)))
    expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    const { body: last } = await requestPasskey(other)
    expect((await enterPasskey(other, key.sign(last))).status).toBe(200)
  })

  test('never without the password', async () => {
    const { body: options } = await requestPasskey(await halfSignedIn())
    const answer = await enterPasskey(stranger(), key.sign(options))
    expect(await faultOf(answer)).toEqual([409, '', 'SIGN_IN_EXPIRED'])
  })

  const cheats = {
    'for another site': { origin: 'https://contrats.exemple.evil' },
    'for another name': { rpId: 'exemple.evil' },
    'without verifying its owner': { isVerified: false },
    'with a count that does not go up': { counter: 0 },
    'signing something else': { challenge: Buffer.alloc(32).toString('base64url') },
    'that can suddenly be copied to other devices': { isSynced: true },
  }
  test.each(Object.entries(cheats))('is refused %s', async (_, cheat) => {
    const first = await halfSignedIn()
    await enterPasskey(first, key.sign((await requestPasskey(first)).body))
    const other = await halfSignedIn()
    const { body: options } = await requestPasskey(other)
    const answer = await enterPasskey(other, key.sign(options, cheat))
    expect(faultOnce(answer)).toEqual([422, 'PASSKEY_REFUSED'])
    expect(await statusOf(other)).toBe(401)
  })

  test('answers each challenge once, right or wrong, and only in the sign-in that asked for it', async () => {
    const other = await halfSignedIn()
    const { body: options } = await requestPasskey(other)
    expect((await enterPasskey(other, key.sign(options, { isVerified: false }))).status).toBe(422)
    const right = key.sign(options)
    expect(await faultOf(await enterPasskey(other, right))).toEqual([409, '', 'PASSKEY_EXPIRED'])
    const { body: mine } = await requestPasskey(other)
    const second = await halfSignedIn()
    await requestPasskey(second)
    expect(faultOnce(await enterPasskey(second, key.sign(mine)))).toEqual([422, 'PASSKEY_REFUSED'])
    const signed = key.sign(mine)
    const answers = await Promise.all([enterPasskey(other, signed), enterPasskey(other, signed)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes no passkey of another person, nor their signature under one’s own name', async () => {
    const { browser: second } = await company.join('reader')
    const theirs = await addPasskey(second, 'La leur')
    const { body: known } = await beginPasskey(browser)
    const [{ id }] = known.excludeCredentials
    for (const cheat of [{}, { id }]) {
      const other = await halfSignedIn()
      const answer = await enterPasskey(
        other,
        theirs.sign((await requestPasskey(other)).body, cheat),
      )
      expect(faultOnce(answer)).toEqual([422, 'PASSKEY_REFUSED'])
    }
  })

  test('works while the codes of the person are locked', async () => {
    const other = await halfSignedIn()
    for (let guess = 0; guess < 11; guess += 1)
      await other.call('POST', '/auth/signin/second-factor', { code: `00000${guess}` })
    expect((await enterPasskey(other, key.sign((await requestPasskey(other)).body))).status).toBe(
      200,
    )
  })
})
