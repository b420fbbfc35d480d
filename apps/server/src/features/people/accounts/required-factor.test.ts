import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { faultOf } from '../../../testing/refusals.ts'
import {
  addTotp,
  authenticator,
  enterCode,
  enterPassword,
} from '../../../testing/second-factors.ts'
import { enterToRead, shareOutside } from '../../../testing/shares.ts'
import { signableContract } from '../../../testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let browser: Browser
let email: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  ;({ browser, email } = await company.join('reader'))
})

let callers = 0
const stranger = () => product.browser(`127.7.0.${(callers += 1)}`)
const require = (isRequired = true, by = company.administrator) =>
  by.call('PUT', '/company/second-factor', { isRequired })
const statusOf = async (who: Browser) => (await who.call('GET', '/me')).status

describe('a company that requires a second factor', () => {
  test('is told who has none; sessions in place stay', async () => {
    await addTotp(product, browser)
    const before = await company.administrator.call('GET', '/company/second-factor')
    expect(before.body).toEqual({ isRequired: false, people: 2, without: 1, changing: null })
    expect((await require()).body.isRequired).toBe(true)
    expect(await statusOf(company.administrator)).toBe(200)
  })

  test('lets nobody in without one: it is set up at the next sign-in', async () => {
    await require()
    const other = stranger()
    const { status, body } = await enterPassword(other, email)
    expect([status, body]).toEqual([202, { next: 'enrolment', methods: [] }])
    expect(await statusOf(other)).toBe(401)
    expect((await enterCode(other, '123456')).status).toBe(422)
    const { body: setup } = await other.call('POST', '/auth/signin/enrolment')
    const app = authenticator(product, setup.secret)
    const enrol = (code: string) => other.call('POST', '/auth/signin/enrolment/code', { code })
    expect(await faultOf(await enrol('000000'))).toEqual([422, 'code', 'SECOND_FACTOR_WRONG'])
    const enrolled = await enrol(app.code())
    expect(enrolled.body.recoveryCodes).toHaveLength(10)
    expect([enrolled.body.me.email, await statusOf(other)]).toEqual([email, 200])
    expect((await enrol(app.code())).body.code).toBe('SIGN_IN_EXPIRED')
    const next = stranger()
    expect((await enterPassword(next, email)).body.next).toBe('secondFactor')
    product.clock.advance(30_000)
    expect((await enterCode(next, app.code())).status).toBe(200)
    const subjects = (await mailsOf(product, company, email)).map(({ subject }) => subject)
    expect(subjects).toContain('Un second facteur protège votre compte')
  })

  test('asks whoever accepts an invitation too', async () => {
    await require()
    const { administrator } = company
    const role = await administrator.call('GET', '/users/choices/roles?default=true')
    await administrator.call('POST', '/users/invitations', {
      people: [{ email: 'nouveau@acme.test' }],
      roleId: role.body.value[0]._id,
      i18n: 'fr',
    })
    const mail = (await mailsOf(product, company, 'nouveau@acme.test')).at(-1)!
    const token = /\/auth\/activate#([\w-]{43})/.exec(mail.text)![1]
    const invited = stranger()
    const form = { token, firstName: 'Noé', lastName: 'Petit', password: PASSWORD }
    const { status, body } = await invited.call('POST', '/auth/activation', form)
    expect([status, body.next, await statusOf(invited)]).toEqual([202, 'enrolment', 401])
    const { body: setup } = await invited.call('POST', '/auth/signin/enrolment')
    const code = authenticator(product, setup.secret).code()
    expect((await invited.call('POST', '/auth/signin/enrolment/code', { code })).status).toBe(200)
    expect(await statusOf(invited)).toBe(200)
  })

  test('lets nobody remove their last one, and anybody replace it', async () => {
    const { app } = await addTotp(product, browser)
    await require()
    const form = { currentPassword: PASSWORD }
    const removal = await browser.call('POST', '/me/second-factor/totp/removal', form)
    expect(await faultOf(removal)).toEqual([409, '', 'SECOND_FACTOR_LAST'])
    expect((await browser.call('GET', '/me/second-factor')).body.removing.code).toBe(
      'SECOND_FACTOR_LAST',
    )
    await addTotp(product, browser)
    const other = stranger()
    await enterPassword(other, email)
    expect((await enterCode(other, app.code())).status).toBe(422)
  })

  test('asks nothing of third parties who come by a link', async () => {
    await require()
    await shareOutside(company, await signableContract(company))
    const { guest, path } = await enterToRead(product, company)
    expect((await guest.call('GET', path)).status).toBe(200)
  })

  test('may stop requiring it: people sign in by password again, those who have one still use it', async () => {
    await require()
    const { app } = await addTotp(product, browser)
    await require(false)
    expect((await enterPassword(stranger(), email)).body.next).toBe('secondFactor')
    const { email: newcomer } = await company.join('reader')
    expect((await enterPassword(stranger(), newcomer)).status).toBe(200)
    expect(app.code()).toMatch(/^\d{6}$/)
  })

  test('is one whose people with the right to administer users decide; the trail says who', async () => {
    const { browser: manager } = await company.join('contractManager')
    expect((await require(true, manager)).status).toBe(403)
    await require()
    await require()
    await require(false)
    const rows = await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .select('audit_event')
        .where('audit_event.action', 'like', 'company.secondFactor%')
        .select('audit_event.action')
        .orderBy('audit_event.id')
        .execute(),
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'company.secondFactorRequired',
      'company.secondFactorOptional',
    ])
  })
})
