import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from './testing/companies.ts'
import { hearOutput } from './testing/hear-output.ts'
import { keptInTheClear } from './testing/kept-in-the-clear.ts'
import {
  beginPasskey,
  enterPasskey,
  PASSKEY_ORIGIN,
  requestPasskey,
  sendPasskey,
} from './testing/passkeys.ts'
import { authenticator, enterCode, enterPassword, fromBase32 } from './testing/second-factors.ts'
import { softwareAuthenticator } from './testing/software-authenticator.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let printed: readonly string[]

beforeAll(async () => {
  printed = hearOutput()
  product = await startProduct({ env: { PUBLIC_URL: PASSKEY_ORIGIN } })
  company = await signUpCompany(product)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await product.stop()
})

/** What breaks when a table is missing, while one of these secrets is in use. */
const FAULTS = ['totp_factor', 'recovery_code', 'passkey'] as const

test('no secret, code or challenge of a second factor is stored in the clear, logged, or answered twice', async () => {
  const { browser, email, personId } = await company.join('reader')
  const totp = await enrolTotp(browser)
  const passkey = await enrolPasskey(browser)
  const signIn = await signInWithEach(email, totp, passkey.key)
  const secrets = [totp.secret, ...totp.recoveryCodes, passkey.challenge, signIn.challenge]
  const codes = [...totp.codes, ...signIn.codes]

  // The errors were logged, so there was something to leak into.
  const log = product.logged.join('')
  expect(log.match(/request\.failed/g)?.length).toBeGreaterThanOrEqual(FAULTS.length)
  const said = [log, printed.join(''), ...(await answersAfterwards(browser, personId))].join('\n')
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([])
  expect(codes.filter((code) => isSaid(code, said))).toEqual([])
  // A challenge that nobody answered is kept until it expires: without the key it opens nothing.
  const kept = [totp.secret, totp.secretHex, ...totp.recoveryCodes, passkey.challenge]
  const bare = totp.recoveryCodes.map((code) => code.replaceAll(/[^\w]/g, ''))
  expect(await keptInTheClear(product, company, [...kept, ...bare])).toEqual([])
  // The search finds what is kept.
  expect(await keptInTheClear(product, company, [email])).not.toEqual([])
})

/** Six digits are in many an identifier by chance: there, letters or digits surround them. */
function isSaid(code: string, said: string): boolean {
  return new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`, 'i').test(said)
}

test('a code is found where it was written, and not inside an identifier', () => {
  const written = ['{"code":"123456"}', 'code=123456&', 'code 123456', '123456\n']
  expect(written.filter((said) => !isSaid('123456', said))).toEqual([])
  const byChance = ['01a1f82f-1e80-779c-94d6-b60123456aca', '1123456', '1234567', '123456F']
  expect(byChance.filter((said) => isSaid('123456', said))).toEqual([])
})

interface Totp {
  secret: string
  secretHex: string
  recoveryCodes: string[]
  codes: string[]
  nextCode(): string
}

async function enrolTotp(browser: Browser): Promise<Totp> {
  const { body } = await browser.call('POST', '/me/second-factor/totp', {
    currentPassword: PASSWORD,
  })
  const secret = body.secret as string
  const app = authenticator(product, secret)
  const codes: string[] = []
  const nextCode = () => {
    product.clock.advance(30_000)
    codes.push(app.code())
    return app.code()
  }
  const send = (code: unknown) => browser.call('POST', '/me/second-factor/totp/code', { code })
  expect((await send([app.code()])).status).toBe(400)
  const answer = await send(nextCode())
  expect(answer.status).toBe(200)
  return {
    secret,
    secretHex: fromBase32(secret).toString('hex'),
    recoveryCodes: answer.body.recoveryCodes,
    codes,
    nextCode,
  }
}

async function enrolPasskey(browser: Browser) {
  const key = softwareAuthenticator(PASSKEY_ORIGIN)
  const { body: options } = await beginPasskey(browser)
  expect((await sendPasskey(browser, key.create(options))).status).toBe(200)
  return { key, challenge: options.challenge as string }
}

/** Each way in, once while its table is missing. */
async function signInWithEach(
  email: string,
  totp: Totp,
  key: ReturnType<typeof softwareAuthenticator>,
) {
  const other = product.browser('127.9.0.1')
  const codes = ['000 000', '123456']
  await enterPassword(other, email)
  for (const code of codes) await enterCode(other, code)
  await withoutTable('totp_factor', () => enterCode(other, totp.nextCode()))
  await withoutTable('recovery_code', () => enterCode(other, totp.recoveryCodes[0]!))
  expect((await enterCode(other, totp.recoveryCodes[0]!)).status).toBe(200)
  expect((await enterCode(other, totp.recoveryCodes[0]!)).status).not.toBe(200)
  const another = product.browser('127.9.0.2')
  await enterPassword(another, email)
  const { body: options } = await requestPasskey(another)
  await withoutTable('passkey', () => enterPasskey(another, key.sign(options)))
  return { codes, challenge: options.challenge as string }
}

async function withoutTable(
  table: (typeof FAULTS)[number],
  call: () => Promise<{ status: number }>,
): Promise<void> {
  const client = new Client(product.owner)
  await client.connect()
  await client.query(`alter table ${table} rename to ${table}_gone`)
  try {
    expect([table, (await call()).status]).toEqual([table, 500])
  } finally {
    await client.query(`alter table ${table}_gone rename to ${table}`)
    await client.end()
  }
}

async function answersAfterwards(browser: Browser, personId: string): Promise<string[]> {
  const { administrator } = company
  const answers = await Promise.all([
    ...['/me', '/me/second-factor', '/me/devices'].map((path) =>
      browser.call('GET', path as never),
    ),
    ...[`/users/${personId}`, '/users', '/administration/audit'].map((path) =>
      administrator.call('GET', path as never),
    ),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return answers.map(({ body }) => JSON.stringify(body))
}
