import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { keptInTheClear } from '../../../testing/kept-in-the-clear.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { faultOf } from '../../../testing/refusals.ts'
import {
  addTotp,
  authenticator,
  enterCode,
  enterPassword,
  type Authenticator,
} from '../../../testing/second-factors.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const MINUTE_MS = 60_000

let product: TestProduct
let company: TestCompany
let browser: Browser
let email: string
let personId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())
beforeEach(async () => {
  ;({ browser, email, personId } = await company.join('reader'))
})

let callers = 0
const stranger = () => product.browser(`127.8.0.${(callers += 1)}`)
const statusOf = async (who: Browser) => (await who.call('GET', '/me')).status
const subjects = async () => (await mailsOf(product, company, email)).map(({ subject }) => subject)
const begin = (currentPassword = PASSWORD) =>
  browser.call('POST', '/me/second-factor/totp', { currentPassword })
const remove = (currentPassword = PASSWORD) =>
  browser.call('POST', '/me/second-factor/totp/removal', { currentPassword })

/** Somebody who has entered the right password on another device. */
async function halfSignedIn(): Promise<Browser> {
  const other = stranger()
  const { status, body } = await enterPassword(other, email)
  expect([status, body]).toEqual([202, { next: 'secondFactor', methods: ['totp', 'recoveryCode'] }])
  return other
}

async function trail(): Promise<string[]> {
  const rows = await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('audit_event')
      .where('audit_event.object_id', 'in', [personId, company.companyId])
      .select('audit_event.action')
      .orderBy('audit_event.id')
      .execute(),
  )
  return rows.map(({ action }) => action).filter((action) => /Factor|recovery/.test(action))
}

describe('adding codes of an application', () => {
  test('takes the password, then a first code; only then it counts', async () => {
    expect(await faultOf(await begin('faux-mot-de-passe'))).toEqual([
      422,
      'currentPassword',
      'PASSWORD_WRONG',
    ])
    const { body: setup } = await begin()
    expect(setup.uri).toContain(`secret=${setup.secret}&issuer=Tacite`)
    expect(setup.picture.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
    expect((await enterPassword(stranger(), email)).status).toBe(200)
    const confirm = (code: string) => browser.call('POST', '/me/second-factor/totp/code', { code })
    expect(await faultOf(await confirm('000000'))).toEqual([422, 'code', 'SECOND_FACTOR_WRONG'])
    const app = authenticator(product, setup.secret)
    const { body } = await confirm(app.code())
    expect(body.recoveryCodes).toHaveLength(10)
    expect(new Set(body.recoveryCodes).size).toBe(10)
    const { body: own } = await browser.call('GET', '/me/second-factor')
    expect(own).toMatchObject({ isRequired: false, recoveryCodesLeft: 10, removing: null })
    expect(own.totp.lastUsedAt).toBeNull()
    expect((await enterPassword(stranger(), email)).status).toBe(202)
    expect(await trail()).toEqual(['account.secondFactorAdded'])
    expect(await subjects()).toEqual(['Un second facteur protège votre compte'])
    const secrets = [setup.secret, ...body.recoveryCodes]
    expect(await keptInTheClear(product, company, secrets)).toEqual([])
  })

  test('keeps this session and ends the others', async () => {
    const other = stranger()
    await enterPassword(other, email)
    await addTotp(product, browser)
    expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401])
  })

  test('again replaces the application once the new one is confirmed, and keeps the recovery codes', async () => {
    const { app: former, recoveryCodes } = await addTotp(product, browser)
    await begin()
    expect((await enterCode(await halfSignedIn(), former.code())).status).toBe(200)
    const { app, recoveryCodes: none } = await addTotp(product, browser)
    expect(none).toEqual([])
    const other = await halfSignedIn()
    expect((await enterCode(other, former.code())).status).toBe(422)
    expect((await enterCode(other, app.code())).status).toBe(200)
    expect((await enterCode(await halfSignedIn(), recoveryCodes[0]!)).status).toBe(200)
  })

  test('is begun anew when what was shown is half an hour old', async () => {
    const { body } = await begin()
    product.clock.advance(30 * MINUTE_MS)
    const code = authenticator(product, body.secret).code()
    const answer = await browser.call('POST', '/me/second-factor/totp/code', { code })
    expect(await faultOf(answer)).toEqual([409, '', 'SECOND_FACTOR_NOT_BEGUN'])
  })
})

describe('signing in with a second factor', () => {
  let app: Authenticator
  let recoveryCodes: string[]
  beforeEach(async () => {
    ;({ app, recoveryCodes } = await addTotp(product, browser))
  })

  test('opens no session before the code', async () => {
    const other = await halfSignedIn()
    expect(await statusOf(other)).toBe(401)
    expect(other.cookies.has(product.sessionCookie)).toBe(false)
    const { status, body } = await enterCode(other, app.code())
    expect([status, body.email]).toEqual([200, email])
    expect(await statusOf(other)).toBe(200)
  })

  test('accepts a code once, also from two devices at once', async () => {
    const devices = await Promise.all([halfSignedIn(), halfSignedIn(), halfSignedIn()])
    const answers = await Promise.all(devices.map((device) => enterCode(device, app.code())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const replayed = await enterCode(await halfSignedIn(), app.code())
    expect(await faultOf(replayed)).toEqual([422, 'code', 'SECOND_FACTOR_USED'])
    product.clock.advance(30_000)
    expect((await enterCode(await halfSignedIn(), app.code())).status).toBe(200)
  })

  test('of 200 guesses at most ten are evaluated, whatever the device; the owner is warned once', async () => {
    const devices = await Promise.all([halfSignedIn(), halfSignedIn()])
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        enterCode(devices[index % 2]!, String(index).padStart(6, '0')),
      ),
    )
    const evaluated = guesses.filter(({ status }) => status === 422)
    expect(evaluated.length).toBeLessThanOrEqual(10)
    const locked = await enterCode(await halfSignedIn(), app.code())
    expect(await faultOf(locked)).toEqual([429, '', 'SECOND_FACTOR_LOCKED'])
    expect((await subjects()).filter((subject) => subject.startsWith('Quelqu’un'))).toHaveLength(1)
    product.clock.advance(15 * MINUTE_MS)
    expect((await enterCode(await halfSignedIn(), app.code())).status).toBe(200)
  })

  test('waits ten minutes, then the password is asked again', async () => {
    const other = await halfSignedIn()
    product.clock.advance(10 * MINUTE_MS)
    const answer = await enterCode(other, app.code())
    expect(await faultOf(answer)).toEqual([409, '', 'SIGN_IN_EXPIRED'])
    expect((await enterCode(stranger(), app.code())).body.code).toBe('SIGN_IN_EXPIRED')
  })

  test('ends when the person is blocked or changes their password meanwhile', async () => {
    const other = await halfSignedIn()
    const form = { currentPassword: PASSWORD, password: 'huit petits chevaux' }
    await browser.call('PUT', '/me/password', { ...form, passwordAgain: form.password })
    expect((await enterCode(other, app.code())).body.code).toBe('SIGN_IN_EXPIRED')
  })

  test('takes a recovery code once, as people write it, and tells them', async () => {
    const [code] = recoveryCodes
    const written = code!.toUpperCase().replace('-', ' ').replaceAll('0', 'O')
    expect((await enterCode(await halfSignedIn(), written)).status).toBe(200)
    const again = await enterCode(await halfSignedIn(), code!)
    expect(await faultOf(again)).toEqual([422, 'code', 'SECOND_FACTOR_WRONG'])
    expect((await browser.call('GET', '/me/second-factor')).body.recoveryCodesLeft).toBe(9)
    expect(await trail()).toContain('account.recoveryCodeUsed')
    expect(await subjects()).toContain('Un code de secours a servi')
  })

  test('takes no recovery code of before they were renewed', async () => {
    const { body } = await browser.call('POST', '/me/second-factor/recovery-codes', {
      currentPassword: PASSWORD,
    })
    expect(body.recoveryCodes).toHaveLength(10)
    const other = await halfSignedIn()
    expect((await enterCode(other, recoveryCodes[0]!)).status).toBe(422)
    expect((await enterCode(other, body.recoveryCodes[0])).status).toBe(200)
    expect(await subjects()).toContain('Vos codes de secours ont changé')
  })

  test('no password alone replaces the factor of its owner', async () => {
    const other = await halfSignedIn()
    const answer = await other.call('POST', '/auth/signin/enrolment')
    expect(await faultOf(answer)).toEqual([409, '', 'SECOND_FACTOR_EXISTS'])
  })

  test('is over once the person removes it, with their password', async () => {
    expect(await faultOf(await remove('faux-mot-de-passe'))).toEqual([
      422,
      'currentPassword',
      'PASSWORD_WRONG',
    ])
    const other = stranger()
    await enterPassword(other, email)
    await enterCode(other, app.code())
    const { status, body } = await remove()
    expect([status, body.totp, body.recoveryCodesLeft]).toEqual([200, null, 0])
    expect(await statusOf(other)).toBe(401)
    expect((await enterPassword(stranger(), email)).status).toBe(200)
    expect(await trail()).toContain('account.secondFactorRemoved')
    expect(await subjects()).toContain('Un second facteur a été retiré')
    expect(await faultOf(await remove())).toEqual([404, '', 'SECOND_FACTOR_NONE'])
  })
})

describe('a lost second factor', () => {
  // Time has passed since they signed in.
  beforeEach(() => company.comeBack(product.clock.now().toISOString()))

  const removeOf = (by: Browser, userId: string) =>
    by.call('DELETE', `/users/${userId}/second-factor`)

  test('is removed by an administrator: told by mail, in the trail, sessions over', async () => {
    await addTotp(product, browser)
    const before = await company.administrator.call('GET', `/users/${personId}`)
    expect([before.body.hasSecondFactor, before.body.removingFactor]).toEqual([true, null])
    const { status, body } = await removeOf(company.administrator, personId)
    expect([status, body.hasSecondFactor]).toEqual([200, false])
    expect(await statusOf(browser)).toBe(401)
    expect((await enterPassword(stranger(), email)).status).toBe(200)
    expect(await trail()).toContain('person.secondFactorRemoved')
    expect(await subjects()).toContain('Votre second facteur a été retiré')
    const again = await removeOf(company.administrator, personId)
    expect(await faultOf(again)).toEqual([409, '', 'PERSON_WITHOUT_SECOND_FACTOR'])
  })

  test('of somebody who holds more stays; one’s own is removed in one’s options', async () => {
    const { administrator, administratorId } = company
    const role = await administrator.call('POST', '/roles', {
      name: 'Accueil',
      permissions: ['vendor:users', 'modules:iams:initials'],
    })
    const choices = await administrator.call('GET', `/users/${personId}`)
    const { name, phone } = choices.body
    await administrator.call('PUT', `/users/${personId}`, {
      firstName: name.first,
      lastName: name.last,
      phone,
      roleId: role.body._id,
      groupIds: [],
      mainGroupId: null,
    })
    await addTotp(product, administrator)
    const more = await removeOf(browser, administratorId)
    expect(await faultOf(more)).toEqual([403, '', 'PERSON_HOLDS_MORE'])
    const own = await removeOf(administrator, administratorId)
    expect(await faultOf(own)).toEqual([409, '', 'SECOND_FACTOR_OWN'])
  })

  test('of the last administrator is reset by the operator', async () => {
    await addTotp(product, browser)
    const deps = { ...product.product.platform, preAuth: product.preAuth }
    expect(await resetSecondFactor(deps, email.toUpperCase())).toBe(true)
    expect(await resetSecondFactor(deps, email)).toBe(false)
    expect(await resetSecondFactor(deps, 'nobody@acme.test')).toBe(false)
    expect((await enterPassword(stranger(), email)).status).toBe(200)
    expect(await trail()).toContain('account.secondFactorReset')
  })
})
