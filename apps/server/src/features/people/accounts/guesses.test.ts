import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { doJobs } from '../../../testing/jobs.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { inviteAgain } from '../people/public.ts'
import { SEND_RESET } from './request-reset.ts'
import { sendResetLink } from './send-reset-link.job.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

const WINDOW_MS = 15 * 60 * 1000

/** How many passwords were hashed, in any module: a mock would not reach one already loaded by another test. */
let hashed = 0
const hashes = createHook({
  init: (_id, type) => {
    if (type === 'ARGON2REQUEST') hashed += 1
  },
})

let product: TestProduct
let company: TestCompany
let email: string
let personId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())
beforeEach(async () => {
  ;({ email, personId } = await company.join('reader'))
})

let callers = 0
const stranger = () => product.browser(`127.5.${callers >> 8}.${(callers += 1) & 255}`)
const signIn = (username: string, password: string, from = stranger()) =>
  from.call('POST', '/auth/signin', { username, password })
const times = <R>(count: number, one: (index: number) => Promise<R>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))

async function setStatus(status: 'pending' | 'active' | 'blocked'): Promise<void> {
  await product.product.platform.inCompany(company.companyId, (db) =>
    db.update('person').set({ status }).where('person.id', '=', personId).execute(),
  )
}

const sendResets = () =>
  doJobs(product, SEND_RESET, (job) =>
    sendResetLink({ ...product.product.platform, preAuth: product.preAuth, inviteAgain }, job),
  )

describe('guessing a password', () => {
  test('200 times in parallel from one place evaluates ten', async () => {
    const thief = stranger()
    const guesses = await times(200, (index) => signIn(email, `faux-${index}`, thief))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = guesses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(190)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    // The correct one is not evaluated now either; its owner elsewhere is let in.
    expect((await signIn(email, PASSWORD, thief)).status).toBe(429)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    product.clock.advance(WINDOW_MS)
    expect((await signIn(` ${email.toUpperCase()} `, PASSWORD, thief)).status).toBe(200)
  })

  test('200 times in parallel from as many places evaluates a hundred, however the name is spelt', async () => {
    const written = [email, email.toUpperCase(), ` ${email} `]
    const guesses = await times(200, (index) => signIn(written[index % 3]!, `faux-${index}`))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(100)
  })

  test('elsewhere leaves a known device and a running session alone; others get a mail', async () => {
    const known = stranger()
    const { headers } = await signIn(email, PASSWORD, known)
    const kept = [headers['set-cookie']].flat().find((cookie) => /device/.test(String(cookie)))
    expect(kept).toContain(`Max-Age=${365 * 24 * 60 * 60}`)
    const session = stranger()
    await signIn(email, PASSWORD, session)
    await times(101, (index) => signIn(email, `faux-${index}`))
    const elsewhere = await signIn(email, PASSWORD)
    expect([elsewhere.status, elsewhere.body.code]).toEqual([429, 'SIGN_IN_LOCKED'])

    expect((await signIn(email, PASSWORD, known)).status).toBe(200)
    const next = 'un-autre-mot-de-passe'
    const change = { currentPassword: PASSWORD, password: next, passwordAgain: next }
    expect((await session.call('PUT', '/me/password', change)).status).toBe(204)

    // Another person's device is not theirs, nor is one that was made up.
    const other = await company.join('reader')
    const theirs = stranger()
    await signIn(other.email, PASSWORD, theirs)
    expect((await signIn(email, next, theirs)).status).toBe(429)

    await sendResets()
    const mails = await mailsOf(product, company, email)
    const token = mails.map(({ text }) => /\/auth\/reset#([\w-]{43})/.exec(text)?.[1]).find(Boolean)
    const reader = stranger()
    const chosen = { password: PASSWORD, passwordAgain: PASSWORD }
    expect((await reader.call('POST', '/auth/reset', { token, ...chosen })).status).toBe(204)
    expect((await signIn(email, PASSWORD, reader)).status).toBe(200)
    expect(mails.filter(({ text }) => text.includes('/auth/reset#'))).toHaveLength(1)
  })

  test('on a known device evaluates ten of its own', async () => {
    const known = stranger()
    await signIn(email, PASSWORD, known)
    const guesses = await times(30, (index) => signIn(email, `faux-${index}`, known))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect((await signIn(email, PASSWORD, known)).status).toBe(429)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  test('of an unknown address is answered the same, and mails nobody', async () => {
    const answers = await times(101, () => signIn('personne@ailleurs.test', 'faux'))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(answers.map(({ body }) => body.code)).toContain('SIGN_IN_LOCKED')
    await sendResets()
    expect(await mailsOf(product, company, 'personne@ailleurs.test')).toEqual([])
  })

  test('never locks out those who know it: 50 correct ones in parallel all succeed', async () => {
    const office = stranger()
    const right = await times(50, () => signIn(email, PASSWORD, office))
    expect(right.map(({ status }) => status)).toEqual(right.map(() => 200))
    expect(new Set(right.map(({ headers }) => String(headers['set-cookie']))).size).toBe(50)
  })

  test('reveals nothing about who exists, is invited or is blocked: the answer is always the same', async () => {
    const answers = [await signIn('personne@acme.test', PASSWORD), await signIn(email, 'faux')]
    for (const status of ['pending', 'blocked'] as const) {
      await setStatus(status)
      answers.push(await signIn(email, PASSWORD), await signIn(email, 'faux'))
    }
    const [first] = answers
    expect(first!.status).toBe(401)
    for (const { status, body } of answers)
      expect([status, body]).toEqual([first!.status, first!.body])
  })

  test('hashes as much for an unknown person as for a known one', async () => {
    const hashesFor = async (username: string) => {
      hashed = 0
      hashes.enable()
      const { status } = await signIn(username, 'faux')
      hashes.disable()
      return [status, hashed]
    }
    expect(await hashesFor(email)).toEqual([401, 1])
    expect(await hashesFor('personne@acme.test')).toEqual([401, 1])
  })
})

test('a blocked or pending person has no session at the next request', async () => {
  const browser = product.browser()
  await signIn(email, PASSWORD, browser)
  for (const status of ['blocked', 'pending'] as const) {
    await setStatus(status)
    for (const path of ['/me', '/me/devices', '/me/email'])
      expect([path, (await browser.call('GET', path)).status]).toEqual([path, 401])
    const form = {
      currentPassword: PASSWORD,
      password: 'x'.repeat(9),
      passwordAgain: 'x'.repeat(9),
    }
    expect((await browser.call('PUT', '/me/password', form)).status).toBe(401)
  }
  await setStatus('active')
  expect((await browser.call('GET', '/me')).status).toBe(200)
})
