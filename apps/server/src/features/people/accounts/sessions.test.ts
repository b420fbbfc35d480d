import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const COOKIE = 'tacite_session'

let product: TestProduct
let company: TestCompany
let email: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())
beforeEach(async () => {
  ;({ email } = await company.join('reader'))
})

async function signIn(remember: boolean, browser = product.browser()): Promise<Browser> {
  const { status } = await browser.call('POST', '/auth/signin', {
    username: email,
    password: PASSWORD,
    remember,
  })
  expect(status).toBe(200)
  return browser
}

const tokenOf = (browser: Browser) => browser.cookies.get(COOKIE)!
const statusOf = async (browser: Browser) => (await browser.call('GET', '/me')).status

/** Someone with a copy of the cookie. */
function copyOf(token: string): Browser {
  const browser = product.browser()
  browser.cookies.set(COOKIE, token)
  return browser
}

describe('a session', () => {
  test('ends after an hour without a request', async () => {
    const browser = await signIn(false)
    product.clock.advance(59 * MINUTE_MS)
    expect(await statusOf(browser)).toBe(200)
    product.clock.advance(59 * MINUTE_MS)
    expect(await statusOf(browser)).toBe(200)
    product.clock.advance(61 * MINUTE_MS)
    expect(await statusOf(browser)).toBe(401)
  })

  test('ends after a day, however much it is used', async () => {
    const browser = await signIn(false)
    const token = tokenOf(browser)
    for (let hour = 0; hour < 47; hour += 1) {
      product.clock.advance(HOUR_MS / 2)
      expect([hour, await statusOf(browser)]).toEqual([hour, 200])
    }
    expect(tokenOf(browser)).toBe(token)
    product.clock.advance(HOUR_MS / 2)
    expect(await statusOf(browser)).toBe(401)
  })

  test.each([
    ['idle', false, 61 * MINUTE_MS],
    ['expired', true, 31 * DAY_MS],
  ])('once refused as %s is not revived by a clock that goes back', async (_, remember, after) => {
    const browser = await signIn(remember)
    const copied = copyOf(tokenOf(browser))
    product.clock.advance(after)
    expect(await statusOf(copied)).toBe(401)
    product.clock.advance(-after)
    expect(await statusOf(copyOf(tokenOf(browser)))).toBe(401)
    expect(await statusOf(await signIn(remember))).toBe(200)
  })

  test('of a browser gets a new token at each sign-in: one planted before is worthless', async () => {
    const browser = await signIn(false)
    const planted = tokenOf(browser)
    await signIn(false, browser)
    expect(tokenOf(browser)).not.toBe(planted)
    expect(await statusOf(browser)).toBe(200)
    expect(await statusOf(copyOf(planted))).toBe(401)
    const invented = copyOf('A'.repeat(43))
    await signIn(false, invented)
    expect(tokenOf(invented)).not.toBe('A'.repeat(43))
  })
})

describe('a remembered browser', () => {
  test('stays signed in for thirty days with a token renewed each day of use', async () => {
    const browser = await signIn(true)
    const seen = new Set([tokenOf(browser)])
    for (let day = 1; day < 30; day += 1) {
      product.clock.advance(DAY_MS)
      const { status, headers } = await browser.call('GET', '/me')
      expect([day, status]).toEqual([day, 200])
      const cookie = String(headers['set-cookie'])
      expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBe((30 - day) * 24 * 60 * 60)
      expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/)
      seen.add(tokenOf(browser))
      await browser.call('GET', '/me')
    }
    expect(seen.size).toBe(30)
    product.clock.advance(DAY_MS)
    expect(await statusOf(browser)).toBe(401)
  })

  test('is signed out on both sides when an old token comes back: it was copied', async () => {
    const browser = await signIn(true)
    const other = await signIn(true)
    const copied = tokenOf(browser)
    product.clock.advance(DAY_MS)
    await statusOf(browser)
    expect(await statusOf(browser)).toBe(200)
    product.clock.advance(MINUTE_MS)
    expect(await statusOf(copyOf(copied))).toBe(401)
    expect(await statusOf(browser)).toBe(401)
    expect(await statusOf(other)).toBe(200)
    expect(await replays()).toBe(1)
  })

  test('is signed out as well when the thief was the first to get the next token', async () => {
    const browser = await signIn(true)
    const thief = copyOf(tokenOf(browser))
    product.clock.advance(DAY_MS)
    await statusOf(thief)
    expect(await statusOf(thief)).toBe(200)
    product.clock.advance(MINUTE_MS)
    expect(await statusOf(browser)).toBe(401)
    expect(await statusOf(thief)).toBe(401)
  })

  test('is not signed out by fifty parallel requests at the moment of rotation', async () => {
    const browser = await signIn(true)
    const before = tokenOf(browser)
    product.clock.advance(DAY_MS)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => copyOf(before).call('GET', '/me')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    const given = answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])
    expect(given).toHaveLength(1)
    const next = copyOf(/tacite_session=([\w-]{43})/.exec(given[0] as string)![1]!)
    // The new one is in use while late requests with the old one still arrive.
    const late = await Promise.all(
      Array.from({ length: 50 }, (_, index) => statusOf(index % 2 ? next : copyOf(before))),
    )
    expect(late).toEqual(Array.from({ length: 50 }, () => 200))
    product.clock.advance(9_000)
    expect(await statusOf(copyOf(before))).toBe(200)
    expect(await statusOf(next)).toBe(200)
    product.clock.advance(9_000)
    expect(await statusOf(next)).toBe(200)
  })

  test('continues with its token when the answer with the next one was lost', async () => {
    const browser = await signIn(true)
    const before = tokenOf(browser)
    product.clock.advance(DAY_MS)
    const lost = copyOf(before)
    await statusOf(lost)
    product.clock.advance(HOUR_MS)
    expect(await statusOf(browser)).toBe(200)
    expect(tokenOf(browser)).toBe(before)
    product.clock.advance(DAY_MS)
    expect(await statusOf(browser)).toBe(200)
    expect(tokenOf(browser)).not.toBe(before)
    expect(await statusOf(browser)).toBe(200)
    // The lost one can only be a thief's now.
    product.clock.advance(MINUTE_MS)
    expect(await statusOf(lost)).toBe(401)
    expect(await statusOf(browser)).toBe(401)
  })
})

async function replays(): Promise<number> {
  const rows = await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('audit_event')
      .where('audit_event.action', '=', 'account.sessionReplayed')
      .select('audit_event.id')
      .execute(),
  )
  return rows.length
}
