import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Client } from 'pg'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { PASSWORD, signUpCompany, signUpForReal } from '../../testing/companies.ts'
import { createContract } from '../../testing/contracts.ts'
import { CLOCK_START } from '../../testing/fake-clock.ts'
import { OUTSIDER, sendOut, signableContract } from '../../testing/signatures.ts'
import { mailQuota } from './mail-quota.ts'
import { startProduct, type Browser, type TestProduct } from '../../testing/start-product.ts'

let product: TestProduct
let client: Client
beforeAll(async () => {
  product = await startProduct()
  client = new Client(product.owner)
  await client.connect()
})
beforeEach(async () => {
  product.clock.set(CLOCK_START.toISOString())
  await client.query('delete from rate_limit')
})
afterAll(async () => {
  await client.end()
  await product.stop()
})

let made = 0
const strangers = (count: number, domain = 'exterieur.test') =>
  Array.from({ length: count }, () => `p${(made += 1)}@${domain}`)

async function invite(browser: Browser, emails: readonly string[]) {
  const { body: roles } = await browser.call('GET', '/users/choices/roles')
  const reader = roles.value.find(({ name }: { name: string }) =>
    /^(Lecteur|Reader|Lector)$/.test(name),
  )
  const people = emails.map((email) => ({ email }))
  const form = { people, roleId: reader._id, groupIds: [], i18n: 'fr', sendOn: null }
  return browser.call('POST', '/users/invitations', form)
}

/** How many mails of a company leave on each of the coming days, counted from now. */
async function leavingDays(companyId: string): Promise<Record<number, number>> {
  const { rows } = await client.query<{ start_after: Date; is_now: boolean }>(
    `select start_after, abs(extract(epoch from start_after - created_on)) < 60 as is_now from pgboss.job where name = 'send-mail' and data->>'companyId' = $1`,
    [companyId],
  )
  const days: Record<number, number> = {}
  for (const { start_after: at, is_now: isNow } of rows) {
    const aheadMs = at.getTime() - product.clock.now().getTime()
    const ahead = isNow ? 0 : Math.round(aheadMs / DAY_MS)
    days[ahead] = (days[ahead] ?? 0) + 1
  }
  return days
}
const DAY_MS = 24 * 60 * 60 * 1000

test('a new company mails twenty strangers a day: the others are kept, and leave later', async () => {
  const { companyId, administrator } = await signUpForReal(product, { name: 'Neuve', domain: 'n' })
  const { status, body } = await invite(administrator, strangers(50))
  expect([status, body.value.length]).toEqual([201, 50])
  expect(body.later).toEqual({ count: 30, until: '2026-11-22' })
  expect(await leavingDays(companyId)).toEqual({ 0: 20, 1: 20, 2: 10 })
})

test('what waits is carried over: a new day does not begin empty', async () => {
  const { administrator, email } = await signUpForReal(product, { name: 'Neuve', domain: 'n' })
  await invite(administrator, strangers(50))
  product.clock.advance(DAY_MS)
  await administrator.call('POST', '/auth/signin', { username: email, password: PASSWORD })
  const { body } = await invite(administrator, strangers(15))
  // Ten of before leave tomorrow: ten places are left there, and five of the day after are taken.
  expect(body.later).toEqual({ count: 15, until: '2026-11-23' })
})

test('beyond a week it is refused with when to go on, and nothing is lost or half done', async () => {
  const { companyId, administrator } = await signUpForReal(product, { name: 'Canon', domain: 'c' })
  expect((await invite(administrator, strangers(160))).status).toBe(201)
  const more = strangers(1)
  for (const locale of ['fr', 'en', 'es'] as const) {
    await administrator.call('PUT', '/me/language', { i18n: locale })
    const { status, body, headers } = await invite(administrator, more)
    const params = { days: 7, day: '2026-11-21' }
    expect([status, body.message, headers['retry-after']]).toEqual([
      429,
      createTranslator(locale).refusal({ code: 'MAIL_QUOTA_REACHED', params }),
      '86400',
    ])
  }
  expect((await administrator.call('GET', `/users?search=${more[0]}`)).body.count).toBe(0)
  expect(await leavingDays(companyId)).toEqual(
    Object.fromEntries(Array.from({ length: 8 }, (_, day) => [day, 20])),
  )
})

test('shares count too, and are kept', async () => {
  const { companyId, administrator } = await signUpForReal(product, { name: 'Part', domain: 'p' })
  await invite(administrator, strangers(15))
  const { _id } = await createContract(administrator)
  const share = { emails: strangers(10), personIds: [], groupIds: [], level: 'reader' }
  const { status } = await administrator.call('POST', `/contracts3/${_id}/shares`, share)
  expect(status).toBe(201)
  expect(await leavingDays(companyId)).toEqual({ 0: 20, 1: 5 })
  const { body } = await administrator.call('GET', `/contracts3/${_id}/shares?$top=50`)
  const shown = (state: string) =>
    body.value.filter(
      ({ invitation }: { invitation: { state: string } | null }) => invitation?.state === state,
    )
  expect(shown('sent')).toHaveLength(5)
  const leavesAt = '2026-11-21T09:00:00.000Z'
  expect(shown('heldBack')).toMatchObject(
    Array.from({ length: 5 }, () => ({ invitation: { leavesAt } })),
  )
})

test('a signatory whose mail is held back is shown with the day on which it leaves', async () => {
  const company = await signUpCompany(product)
  const contractId = await signableContract(company)
  // A day's mails of either kind of company.
  await client.query(
    `insert into rate_limit (key, window_started_at, hits)
     values ('mails of new companies', $1, 500), ('mails of companies', $1, 10000)`,
    [product.clock.now()],
  )
  await sendOut(company, contractId)
  const { body } = await company.administrator.call('GET', `/contracts3/${contractId}/signature`)
  const [outsider] = body.current.signatories
  expect(outsider).toMatchObject({ email: OUTSIDER.email, state: 'invited' })
  expect(new Date(outsider.leavesAt) > product.clock.now()).toBe(true)
})

test('what leaves at once is not held back while the clock goes on between two readings', async () => {
  const { companyId } = await signUpCompany(product)
  const { platform } = product.product
  let tick = 0
  const clock = { now: () => new Date(CLOCK_START.getTime() + (tick += 1)) }
  const settings = { signUp: 'first', demo: false } as const
  const quota = mailQuota({ quota: async () => clock.now(), clock, settings })
  const leavesAt = await platform.inCompany(companyId, (db) => quota(db, strangers(1)[0]!))
  expect(leavesAt).toBeNull()
})

test('none for one’s own domain, unless it is a public provider', async () => {
  const own = await signUpForReal(product, { name: 'Grande', domain: 'grande' })
  const domain = own.email.split('@')[1]!
  const { body } = await invite(own.administrator, strangers(60, domain))
  expect(body.later).toBeNull()
  await product.product.platform.inCompany(own.companyId, (db) =>
    db
      .update('person')
      .set({ email: 'x@gmail.com' })
      .where('person.id', '=', own.administratorId)
      .execute(),
  )
  const outside = await invite(own.administrator, strangers(21, 'gmail.com'))
  expect(outside.body.later.count).toBe(1)
})

test('new companies share a quota of their own: however many they are, older ones go on', async () => {
  const old = await signUpForReal(product, { name: 'Ancienne', domain: 'a' })
  await client.query(
    `update company set created_at = created_at - interval '8 days' where id = $1`,
    [old.companyId],
  )
  await client.query(
    `insert into rate_limit (key, window_started_at, hits) values ('mails of new companies', $1, 500)`,
    [product.clock.now()],
  )
  const fresh = await signUpForReal(product, { name: 'Neuve', domain: 'n' })
  expect((await invite(fresh.administrator, strangers(1))).body.later).toEqual({
    count: 1,
    until: '2026-11-21',
  })
  expect((await invite(old.administrator, strangers(100))).body.later).toBeNull()
})

test.each([
  ['a company has a quota', (companyId: string) => `mails ${companyId}`, 3_000],
  ['the installation has one', () => 'mails of companies', 10_000],
] as const)('beyond its first week %s too', async (_, keyOf, perDay) => {
  const { companyId, administrator } = await signUpForReal(product, {
    name: 'Vieille',
    domain: 'w',
  })
  await client.query(
    `update company set created_at = created_at - interval '8 days' where id = $1`,
    [companyId],
  )
  await client.query('insert into rate_limit (key, window_started_at, hits) values ($1, $2, $3)', [
    keyOf(companyId),
    product.clock.now(),
    perDay - 1,
  ])
  expect((await invite(administrator, strangers(2))).body.later).toEqual({
    count: 1,
    until: '2026-11-21',
  })
})

test('where everyone may create a company, nothing leaves one without a confirmed address', async () => {
  const { companyId, administrator } = await signUpForReal(product, { name: 'Avant', domain: 'v' })
  await product.product.platform.inCompany(companyId, (db) =>
    db.update('person').set({ email_confirmed_at: null }).execute(),
  )
  const { status, body } = await invite(administrator, strangers(1))
  expect([status, body.code]).toEqual([409, 'MAIL_NEEDS_CONFIRMED_ADDRESS'])
})

test('a subject holds no address of the company’s choosing', async () => {
  const name = 'Your bank: verify now at http://phish.example/62894'
  const { companyId, administrator } = await signUpForReal(product, { name, domain: 'b' })
  await invite(administrator, strangers(1))
  const { rows } = await client.query<{ subject: string }>(
    'select subject from mail where company_id = $1',
    [companyId],
  )
  expect(rows.map(({ subject }) => subject.replace(/\s/g, ' '))).toEqual([
    '« Your bank verify now at » vous invite sur Tacite',
  ])
})
