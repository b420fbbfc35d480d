import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import {
  openPreAuthDatabase,
  type PreAuthDatabase,
} from '../../../platform/database/pre-auth-database.ts'
import { doJobs } from '../../../testing/jobs.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { inviteAgain } from '../people/public.ts'
import { SEND_RESET } from './request-reset.ts'
import { sendResetLink } from './send-reset-link.job.ts'

const NEW = 'un-tout-autre-mot'
const PUBLIC_URL = 'https://contrats.acme.test'
const HOUR_MS = 60 * 60 * 1000

let product: TestProduct
let preAuth: PreAuthDatabase
let company: TestCompany
let browser: Browser
let email: string
let personId: string

beforeAll(async () => {
  product = await startProduct()
  preAuth = openPreAuthDatabase(product.connection)
  company = await signUpCompany(product)
})
afterAll(async () => {
  await preAuth.close()
  await product.stop()
})
beforeEach(async () => {
  ;({ browser, email, personId } = await company.join('reader'))
})

let callers = 0
/** An unknown caller with an address of their own: limits count callers. */
const stranger = () => product.browser(`127.3.${callers >> 8}.${(callers += 1) & 255}`)

const forgot = (address: unknown, from = stranger(), headers?: Record<string, string>) =>
  from.call('POST', '/auth/forgot', { email: address }, headers)
const signIn = (password: string, from = stranger()) =>
  from.call('POST', '/auth/signin', { username: email, password })
const reset = (token: string, password = NEW, again = password, from = stranger()) =>
  from.call('POST', '/auth/reset', { token, password, passwordAgain: again })

/** Does what the worker does; returns how many requests there were. */
const sendLinks = () =>
  doJobs(product, SEND_RESET, (job) =>
    sendResetLink({ ...product.product.platform, preAuth, inviteAgain }, job),
  )

async function mailedTo(recipient: string): Promise<string[]> {
  await sendLinks()
  return (await mailsOf(product, company, recipient)).map(({ text }) => text)
}

async function lastLink(recipient = email): Promise<string> {
  const texts = await mailedTo(recipient)
  const link = texts.flatMap((text) => [...text.matchAll(/http\S+\/auth\/reset#[\w-]{43}/g)]).at(-1)
  if (!link) throw new Error(`no link was mailed to ${recipient}`)
  return link[0]
}

async function askForToken(recipient = email): Promise<string> {
  await forgot(recipient)
  return (await lastLink(recipient)).split('#')[1]!
}

const setStatus = (status: 'pending' | 'active' | 'blocked') =>
  product.product.platform.inCompany(company.companyId, (db) =>
    db.update('person').set({ status }).where('person.id', '=', personId).execute(),
  )

describe('a forgotten password', () => {
  test('is reset through a mailed link; every session ends and the person is notified', async () => {
    const token = await askForToken()
    const opened = await stranger().call('POST', '/auth/reset/link', { token })
    expect([opened.status, opened.body]).toEqual([200, { email }])
    expect((await reset(token)).status).toBe(204)
    expect((await browser.call('GET', '/me')).status).toBe(401)
    expect((await signIn(PASSWORD)).body.code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(NEW)).status).toBe(200)
    const subjects = (await mailsOf(product, company, email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('Votre mot de passe a été changé')
  })

  test('is answered the same whether the address exists or not', async () => {
    const known = await forgot(email.toUpperCase())
    const unknown = await forgot('personne@acme.test')
    expect([known.status, known.body, known.headers['content-length']]).toEqual([
      unknown.status,
      unknown.body,
      unknown.headers['content-length'],
    ])
    expect(known.status).toBe(204)
    expect(await lastLink()).toMatch(/#[\w-]{43}$/)
    expect(await mailedTo('personne@acme.test')).toEqual([])
  })

  test('takes the same work for every address: one job', async () => {
    await sendLinks()
    await forgot(email)
    await forgot('personne@acme.test')
    expect(await sendLinks()).toBe(2)
  })

  test('refuses an invalid address, and more than one', async () => {
    const wrong = await forgot('pas une adresse')
    expect([wrong.status, wrong.body.code, wrong.body.errors[0].field]).toEqual([
      422,
      'EMAIL_INVALID',
      'email',
    ])
    for (const many of [[email, 'eve@ailleurs.test'], { 0: email }, `${email},eve@ailleurs.test`])
      expect([400, 422]).toContain((await forgot(many)).status)
    expect(await mailedTo(email)).toEqual([])
    expect(await mailedTo('eve@ailleurs.test')).toEqual([])
  })

  test('mails nothing to a blocked person', async () => {
    await setStatus('blocked')
    expect((await forgot(email)).status).toBe(204)
    expect(await mailedTo(email)).toEqual([])
  })

  test('sends a pending person their invitation again, with a new link', async () => {
    const invited = await invite(null)
    const [first] = await mailedTo(invited)
    expect((await forgot(invited)).status).toBe(204)
    const texts = await mailedTo(invited)
    const [before, after] = [first!, texts[1]!].map((text) => /\/auth\/activate\S+/.exec(text)![0])
    expect(texts).toHaveLength(2)
    expect(after).not.toBe(before)
    expect(texts.join()).not.toContain('/auth/reset')
  })

  test('mails nothing to a person whose invitation is scheduled for later', async () => {
    const later = await invite('2026-12-24')
    expect((await forgot(later)).status).toBe(204)
    expect(await mailedTo(later)).toEqual([])
  })
})

async function invite(sendOn: string | null): Promise<string> {
  const choices = await company.administrator.call('GET', '/users/choices/roles')
  const address = `invitee${(callers += 1)}@acme.test`
  const { status } = await company.administrator.call('POST', '/users/invitations', {
    people: [{ email: address }],
    roleId: choices.body.value[0]._id,
    i18n: 'fr',
    sendOn,
  })
  expect(status).toBe(201)
  return address
}

describe('the reset link', () => {
  test('works once, however often and concurrently it is used', async () => {
    const token = await askForToken()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `mot-de-passe-${index}`)),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 204))
      expect([status, body.code]).toEqual([409, 'LINK_USED'])
    expect((await faultOf(await reset(token)))[2]).toBe('LINK_USED')
  })

  test('is replaced by the next one', async () => {
    const first = await askForToken()
    const second = await askForToken()
    expect(await faultOf(await reset(first))).toEqual([409, '', 'LINK_REPLACED'])
    expect((await reset(second)).status).toBe(204)
  })

  test('expires after an hour', async () => {
    const token = await askForToken()
    product.clock.advance(HOUR_MS)
    expect(await faultOf(await reset(token))).toEqual([409, '', 'LINK_EXPIRED'])
  })

  test('cannot be guessed: of 200 wrong ones in parallel at most twenty are evaluated', async () => {
    const thief = stranger()
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        reset(`${index}`.padStart(43, 'A'), NEW, NEW, thief),
      ),
    )
    const evaluated = guesses.filter(({ status }) => status === 404)
    expect(evaluated).toHaveLength(20)
    expect(evaluated[0]!.body.code).toBe('LINK_UNKNOWN')
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(180)
    expect((await reset(await askForToken())).status).toBe(204)
  })

  test('of a blocked person is void', async () => {
    const token = await askForToken()
    await setStatus('blocked')
    expect((await faultOf(await reset(token)))[2]).toBe('LINK_UNKNOWN')
  })

  test('is not consumed by a refused password', async () => {
    const token = await askForToken()
    const short = await reset(token, 'court')
    expect([short.status, short.body.code]).toEqual([422, 'PASSWORD_TOO_SHORT'])
    const different = await reset(token, NEW, `${NEW}!`)
    expect([different.status, different.body.message]).toEqual([
      422,
      'Les mots de passe ne correspondent pas. Veuillez réessayer',
    ])
    const long = await reset(token, 'a'.repeat(201))
    expect([long.status, long.body.errors[0].field]).toEqual([400, 'password'])
    const longest = 'abcd'.repeat(50)
    expect((await reset(token, longest)).status).toBe(204)
    expect((await signIn(longest)).status).toBe(200)
    expect((await signIn(longest.slice(1))).status).toBe(401)
  })

  test.each([
    ['en', 'The passwords do not match. Please try again'],
    ['es', 'Las contraseñas no coinciden. Inténtelo de nuevo'],
  ])('two different passwords are refused in %s', async (language, message) => {
    const token = await askForToken()
    const form = { token, password: NEW, passwordAgain: `${NEW}!` }
    const { body } = await stranger().call('POST', '/auth/reset', form, {
      'accept-language': language,
    })
    expect(body.message).toBe(message)
  })

  test('uses the configured address, whatever host a request names', async () => {
    const other = await startProduct({ env: { PUBLIC_URL } })
    const otherPreAuth = openPreAuthDatabase(other.connection)
    try {
      const { administrator } = await signUpCompany(other)
      const { email: address, data } = (await administrator.call('GET', '/me')).body
      const ask = (headers: Record<string, string>) =>
        other.browser().call('POST', '/auth/forgot', { email: address }, headers)
      expect((await ask({ host: 'evil.test' })).body.code).toBe('HOST_REFUSED')
      await ask({ 'x-forwarded-host': 'evil.test' })
      await doJobs(other, SEND_RESET, (job) =>
        sendResetLink({ ...other.product.platform, preAuth: otherPreAuth, inviteAgain }, job),
      )
      const [mail] = await mailsOf(other, { companyId: data.company._id }, address)
      expect(mail!.text).toContain(`${PUBLIC_URL}/auth/reset#`)
      expect(mail!.text).not.toContain('evil.test')
    } finally {
      await otherPreAuth.close()
      await other.stop()
    }
  })

  test('keeps its token behind #, where no server, proxy or other site reads it', async () => {
    await forgot(email)
    expect(new URL(await lastLink()).pathname).toBe('/auth/reset')
    const page = await product.server.inject({ method: 'GET', url: '/auth/reset' })
    expect(page.headers['referrer-policy']).toBe('no-referrer')
  })
})

test('a password is the same however its characters were composed', async () => {
  const token = await askForToken()
  expect((await reset(token, 'déjà-évoqué', 'déjà-évoqué'.normalize('NFD'))).status).toBe(204)
  expect((await signIn('déjà-évoqué'.normalize('NFD'))).status).toBe(200)
  expect((await signIn('deja-evoque')).status).toBe(401)
  const long = await askForToken()
  const longest = 'éàùî'.repeat(50)
  expect((await reset(long, longest.normalize('NFD'))).status).toBe(204)
  expect((await signIn(longest)).status).toBe(200)
})

test('a link can be requested five times an hour per address, known or not, and thirty times per caller', async () => {
  for (const address of [email, 'personne2@acme.test']) {
    const asked = await Promise.all(Array.from({ length: 8 }, () => forgot(address)))
    expect(asked.filter(({ status }) => status === 204)).toHaveLength(5)
    const refused = asked.find(({ status }) => status === 429)!
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  const one = stranger()
  const many = await Promise.all(
    Array.from({ length: 40 }, (_, index) => forgot(`qui${index}@acme.test`, one)),
  )
  expect(many.filter(({ status }) => status === 204)).toHaveLength(30)
})
