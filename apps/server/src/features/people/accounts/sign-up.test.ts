import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { PASSWORD, signUpForReal } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { doJobs } from '../../../testing/jobs.ts'
import type { OutgoingMail } from '../../../platform/mail/mail.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { locales } from '@tacite/domain/locale.ts'
import type { PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { SEND_SIGN_UP } from './request-sign-up.ts'
import { sendSignUpLink } from './send-sign-up-link.job.ts'

const NAME = { firstName: 'Léa', lastName: 'Durand' }
const FORM = { ...NAME, companyName: 'Durand & fils', i18n: 'fr' }

/** A new installation of its own. */
async function install(env: Record<string, string>): Promise<TestProduct> {
  const product = await startProduct({ empty: true, env })
  onTestFinished(() => product.stop())
  return product
}

const signUp = (browser: Browser, email: string, more: object = {}) =>
  browser.call('POST', '/auth/signup', { ...FORM, email, password: PASSWORD, ...more })

/** Visitors are answered in the language of their browser. */
async function expectRefused(
  visitor: Browser,
  path: string,
  body: object,
  [status, code]: readonly [number, PlainRefusalCode],
): Promise<void> {
  for (const locale of locales) {
    const answer = await visitor.call('POST', path, body, { 'accept-language': locale })
    const message = createTranslator(locale).refusal({ code })
    expect([locale, answer.status, answer.body.code, answer.body.message]).toEqual([
      locale,
      status,
      code,
      message,
    ])
  }
}

const offerOf = async (product: TestProduct) =>
  (await product.browser().call('GET', '/misc/app')).body.signUp

describe('where the first visitor creates the company', () => {
  test('it is created at once, signed in, and its address is not confirmed', async () => {
    const product = await install({ SIGN_UP: 'first' })
    expect(await offerOf(product)).toBe('immediate')
    const browser = product.browser()
    const { status, body } = await signUp(browser, 'lea@durand.test')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: { full: 'Léa Durand' },
      i18n: 'fr',
      data: { company: { name: 'Durand & fils' } },
    })
    const me = await browser.call('GET', '/me?$select=roles,data')
    expect(me.body.iams).toContain('vendor:users')
    expect(me.body.roles[0].name).toBe('Administrateur')
    const policy = await browser.call('GET', '/company/sign-up')
    expect(policy.body.isOwnAddressConfirmed).toBe(false)
    const { value } = (await browser.call('GET', '/roles')).body
    const standard = value.filter(({ isDefault }: { isDefault: boolean }) => isDefault)
    expect(standard.map(({ name }: { name: string }) => name)).toEqual(['Contributeur'])
    // The default workflow.
    expect(await createContract(browser)).toMatchObject({ reference: expect.any(String) })
  })

  test('every error is reported with its field', async () => {
    const product = await install({ SIGN_UP: 'first' })
    const wrong = { companyName: ' ', password: 'court' }
    const { status, body } = await signUp(product.browser(), 'lea@', wrong)
    const errors = body.errors.map(({ field, code }: { field: string; code: string }) => [
      field,
      code,
    ])
    expect([status, errors]).toEqual([
      422,
      [
        ['companyName', 'FIELD_REQUIRED'],
        ['email', 'EMAIL_INVALID'],
        ['password', 'PASSWORD_TOO_SHORT'],
      ],
    ])
  })

  test('later visitors are refused, and told whom to ask', async () => {
    const product = await install({ SIGN_UP: 'first' })
    await signUp(product.browser(), 'lea@durand.test')
    expect(await offerOf(product)).toBe('taken')
    const body = { ...FORM, email: 'bob@ailleurs.test', password: PASSWORD }
    await expectRefused(product.browser(), '/auth/signup', body, [403, 'SIGN_UP_TAKEN'])
  })

  test('of several first visitors at once, one creates it', async () => {
    const product = await install({ SIGN_UP: 'first' })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signUp(product.browser(), `p${index}@durand.test`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ body }) => body.code)).toEqual(Array(5).fill('SIGN_UP_TAKEN'))
  })

  test.each([
    ['HOST', '0.0.0.0'],
    ['PUBLIC_URL', 'https://contrats.exemple.fr'],
  ])(
    'beyond this machine (%s=%s) it takes the code of the installation, once',
    async (name, value) => {
      const product = await install({ SIGN_UP: 'first', [name]: value })
      const over = { 'x-forwarded-proto': 'https' }
      const attempt = (code?: string) =>
        product
          .browser()
          .call(
            'POST',
            '/auth/signup',
            { ...FORM, email: 'lea@durand.test', password: PASSWORD, ...(code ? { code } : null) },
            over,
          )
      expect(await offerOf(product)).toBe('withCode')
      const code = (await product.product.firstCompanyCode())!
      expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      for (const wrong of [undefined, 'AAAA-AAAA-AAAA', code.slice(0, -1)]) {
        const { status, body } = await attempt(wrong)
        expect([status, body.errors[0]]).toEqual([
          422,
          expect.objectContaining({ code: 'SIGN_UP_CODE_WRONG', field: 'code' }),
        ])
      }
      expect((await attempt(code.toLowerCase().replaceAll('-', ' '))).status).toBe(201)
      expect(await product.product.firstCompanyCode()).toBeNull()
      expect((await attempt(code)).status).toBe(403)
    },
  )
})

test('where it is closed, nobody creates a company', async () => {
  const product = await install({ SIGN_UP: 'closed' })
  expect(await offerOf(product)).toBe('closed')
  const body = { ...FORM, email: 'lea@durand.test', password: PASSWORD }
  await expectRefused(product.browser(), '/auth/signup', body, [403, 'SIGN_UP_CLOSED'])
})

describe('where everyone may create a company', () => {
  let product: TestProduct
  let callers = 0
  const stranger = () => product.browser(`127.7.0.${(callers += 1)}`)
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.stop())

  /** Does what the worker does; returns the mails that left for nobody's company. */
  async function sentMails(): Promise<OutgoingMail[]> {
    const posted: OutgoingMail[] = []
    const { platform } = product.product
    const post = (mail: OutgoingMail) => Promise.resolve(void posted.push(mail))
    await doJobs(product, SEND_SIGN_UP, (job) =>
      sendSignUpLink({ ...platform, preAuth: product.preAuth, post }, job),
    )
    return posted
  }
  const tokenIn = ({ text }: OutgoingMail) => /\/auth\/activate#([\w-]{43})/.exec(text)![1]!
  const confirm = (token: string, browser = stranger()) =>
    browser.call('POST', '/auth/activation', { ...NAME, token, password: PASSWORD })
  const companies = async () => (await product.product.platform.companyIds()).length

  test('nothing exists before the mailed link is used; then the company does, signed in and confirmed', async () => {
    const before = await companies()
    const asked = await signUp(stranger(), 'Lea@Durand.test')
    expect([asked.status, asked.body]).toEqual([202, { sentTo: 'Lea@Durand.test' }])
    expect(asked.headers['set-cookie']).toBeUndefined()
    const [mail, ...more] = await sentMails()
    expect([mail!.to, more]).toEqual(['lea@durand.test', []])
    // It may reach somebody who asked for nothing: no free text of the requester.
    for (const written of ['Durand & fils', 'Léa'])
      expect(mail!.subject + mail!.text).not.toContain(written)
    const signIn = { username: 'lea@durand.test', password: PASSWORD }
    expect((await stranger().call('POST', '/auth/signin', signIn)).status).toBe(401)
    const token = tokenIn(mail!)
    const seen = await stranger().call('POST', '/auth/activation/invitation', { token })
    expect(seen.body).toEqual({
      ...NAME,
      company: 'Durand & fils',
      email: 'lea@durand.test',
      kind: 'company',
    })
    expect(await companies()).toBe(before)

    const browser = stranger()
    expect((await confirm(token, browser)).body.data.company.name).toBe('Durand & fils')
    expect(await companies()).toBe(before + 1)
    expect((await browser.call('GET', '/company/sign-up')).body.isOwnAddressConfirmed).toBe(true)
    const again = { ...NAME, token, password: PASSWORD }
    await expectRefused(stranger(), '/auth/activation', again, [409, 'ACTIVATION_USED'])
  })

  test('a link used twice at once creates one company; one day later, none', async () => {
    await signUp(stranger(), 'deux@durand.test')
    const [token] = (await sentMails()).map(tokenIn)
    const before = await companies()
    const statuses = await Promise.all([1, 2, 3].map(async () => (await confirm(token!)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await companies()).toBe(before + 1)

    await signUp(stranger(), 'tard@durand.test')
    const [late] = (await sentMails()).map(tokenIn)
    product.clock.advance(25 * 60 * 60 * 1000)
    expect((await confirm(late!)).body.code).toBe('LINK_EXPIRED')
  })

  test('an address with an account is answered alike; a mail tells its owner', async () => {
    const known = await signUpForReal(product, { name: 'Voisine', domain: 'voisine' })
    const answers = await Promise.all(
      [known.email, 'inconnue@voisine.test'].map((email) => signUp(stranger(), email)),
    )
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect((await sentMails()).map(({ to }) => to)).toEqual(['inconnue@voisine.test'])
    const [mail] = await mailsOf(product, known, known.email)
    expect(mail!.subject).toBe('Vous avez déjà un compte')
    expect(mail!.text).toContain('/auth/signin')
  })

  test('requests are counted by address and by network', async () => {
    const codes = async (emails: string[], from: () => Browser) => {
      const found: number[] = []
      for (const email of emails) found.push((await signUp(from(), email)).status)
      return found
    }
    const victim = Array.from({ length: 4 }, () => 'cible@ailleurs.test')
    expect(await codes(victim, stranger)).toEqual([202, 202, 202, 429])
    const many = Array.from({ length: 31 }, (_, index) => `p${index}@ailleurs.test`)
    const one = stranger()
    const first = await codes(many.slice(0, 20), () => one)
    product.clock.advance(61_000)
    const rest = await codes(many.slice(20), () => one)
    expect([...first, ...rest].filter((status) => status === 202)).toHaveLength(30)
    expect(rest.at(-1)).toBe(429)
  })

  test('a company invites its own colleague, whatever a stranger did with the address', async () => {
    const colleague = 'nouvelle@reelle.test'
    const squatter = await signUpForReal(product, { name: 'Squat', domain: 'squat' })
    const real = await signUpForReal(product, { name: 'Réelle', domain: 'reelle' })
    // Asked for, invited elsewhere, and typed in by a founder who never confirmed it.
    await signUp(stranger(), colleague)
    await invite(squatter.administrator, colleague)
    await product.product.platform.inCompany(squatter.companyId, (db) =>
      db
        .update('person')
        .set({ email: `b${colleague}`, email_confirmed_at: null })
        .where('person.id', '=', squatter.administratorId)
        .execute(),
    )
    for (const email of [colleague, `b${colleague}`]) {
      const preview = await real.administrator.call('POST', '/users/invitations/preview', {
        text: email,
      })
      expect(preview.body.value[0].refusal).toBeNull()
      expect((await invite(real.administrator, email)).status).toBe(201)
      const { text } = (await mailsOf(product, real, email)).at(-1)!
      const token = /\/auth\/activate#([\w-]{43})/.exec(text)![1]!
      const { status, body } = await confirm(token)
      expect([status, body.data?.company.name]).toEqual([200, 'Réelle'])
      const signIn = { username: email, password: PASSWORD }
      const signedIn = await stranger().call('POST', '/auth/signin', signIn)
      expect(signedIn.body.data.company.name).toBe('Réelle')
    }
  })

  test('inviting somebody of another company tells the inviter nothing; their link tells them', async () => {
    const known = await signUpForReal(product, { name: 'Ailleurs', domain: 'ailleurs' })
    const curious = await signUpForReal(product, { name: 'Curieuse', domain: 'curieuse' })
    const emails = [known.email, 'personne@ailleurs.test']
    const { body } = await curious.administrator.call('POST', '/users/invitations/preview', {
      text: emails.join('\n'),
    })
    expect(body.value.map(({ refusal }: { refusal: unknown }) => refusal)).toEqual([null, null])
    const answer = await invite(curious.administrator, ...emails)
    expect([answer.status, answer.body.value.length]).toEqual([201, 2])
    const [mail] = await mailsOf(product, curious, known.email)
    const token = /\/auth\/activate#([\w-]{43})/.exec(mail!.text)![1]!
    const path = '/auth/activation/invitation'
    await expectRefused(stranger(), path, { token }, [409, 'ADDRESS_HAS_ACCOUNT'])
    expect((await confirm(token)).body.errors[0].code).toBe('EMAIL_TAKEN')
  })

  async function invite(administrator: Browser, ...emails: string[]) {
    const { body: roles } = await administrator.call('GET', '/users/choices/roles?q=Lecteur')
    const people = emails.map((email) => ({ email }))
    const form = { people, roleId: roles.value[0]._id, groupIds: [], i18n: 'fr', sendOn: null }
    return administrator.call('POST', '/users/invitations', form)
  }
})
