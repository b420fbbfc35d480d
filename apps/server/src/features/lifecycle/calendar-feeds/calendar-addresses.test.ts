import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askCalendar, newFeed, pathOfCalendar } from '../../../testing/calendars.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let reader: { browser: Browser; personId: string }

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  reader = await company.join('contractManager', 'Claire')
})

const ask = (path: string) => askCalendar(product, path)

/** As they are, whatever the policies of their tables. */
async function keptRows(...tables: string[]): Promise<unknown[]> {
  const client = new Client(product.superuser)
  await client.connect()
  const found = await Promise.all(
    tables.map((table) => client.query(`select ${table}::text as kept from ${table}`)),
  )
  await client.end()
  return found.flatMap(({ rows }) => rows as unknown[])
}

describe('the address', () => {
  test('is refused alike when it is unknown, malformed, replaced, deleted or of a blocked person', async () => {
    const { feedId, path } = await newFeed(reader.browser)
    const unknown = await ask(`/calendars/${'a'.repeat(43)}.ics`)
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND'])
    const renewed = await reader.browser.call('POST', `/me/calendars/${feedId}/address`)
    const next = pathOfCalendar(renewed.body.url)
    expect((await ask(next)).status).toBe(200)
    const second = await newFeed(reader.browser)
    await reader.browser.call('DELETE', `/me/calendars/${second.feedId}`)
    const gone = [path, second.path, path.replace('.ics', ''), '/calendars/x.ics']
    for (const former of gone) {
      const answer = await ask(former)
      expect([former, answer.status, answer.body]).toEqual([former, 404, unknown.body])
    }
    const block = `/users/${reader.personId}/blocked`
    expect((await company.administrator.call('POST', block)).status).toBeLessThan(300)
    expect((await ask(next)).body).toEqual(unknown.body)
    const activate = `/users/${reader.personId}/activated`
    expect((await company.administrator.call('POST', activate)).status).toBeLessThan(300)
    expect((await ask(next)).body).toEqual(unknown.body)
  })

  test('opens nothing but the calendar, and another person’s calendar is not found', async () => {
    const { feedId } = await newFeed(reader.browser)
    for (const [method, path] of [
      ['POST', `/me/calendars/${feedId}/address`],
      ['DELETE', `/me/calendars/${feedId}`],
    ] as const) {
      const answer = await company.administrator.call(method, path)
      expect([answer.status, answer.body.code]).toEqual([404, 'CALENDAR_FEED_NOT_FOUND'])
    }
    expect((await company.administrator.call('GET', '/me/calendars')).body.count).toBe(0)
  })

  test('is in no log line and not in the database', async () => {
    const { path } = await newFeed(reader.browser)
    await ask(path)
    const token = /[\w-]{43}/.exec(path)![0]
    const owner = new Client(product.owner)
    await owner.connect()
    await owner.query('alter table calendar_entry rename to entry_gone')
    const failed = await ask(path)
    await owner.query('alter table entry_gone rename to calendar_entry')
    await owner.end()
    const held = await keptRows('calendar_feed', 'audit_event', 'rate_limit')
    expect(held.length).toBeGreaterThan(3)
    expect([failed.status, failed.bytes.toString().includes(token)]).toEqual([500, false])
    expect(product.logged.join('')).toContain('/calendars/:file')
    expect(JSON.stringify(held)).not.toContain(token)
    expect(product.logged.join('')).not.toContain(token)
  })

  test('at most ten for one person', async () => {
    for (let made = 0; made < 10; made += 1) await newFeed(reader.browser)
    const answer = await reader.browser.call('POST', '/me/calendars', { scope: 'owned' })
    expect([answer.status, answer.body.code]).toEqual([409, 'CALENDAR_FEEDS_FULL'])
  })

  test('asked too often, it answers 429 for this calendar alone', async () => {
    const [busy, calm] = [await newFeed(reader.browser), await newFeed(reader.browser)]
    for (let asked = 0; asked < 20; asked += 1) await ask(busy.path)
    expect([(await ask(busy.path)).status, (await ask(calm.path)).status]).toEqual([429, 200])
  })
})

test('the trail says who created, renewed and deleted a calendar', async () => {
  const { feedId } = await newFeed(reader.browser)
  await reader.browser.call('POST', `/me/calendars/${feedId}/address`)
  await reader.browser.call('DELETE', `/me/calendars/${feedId}`)
  const { body } = await company.administrator.call('GET', '/administration/audit?$top=3&$skip=0')
  expect(body.value.map(({ type }: { type: string }) => type)).toEqual([
    'account.calendarFeedRemoved',
    'account.calendarFeedRenewed',
    'account.calendarFeedCreated',
  ])
})

describe('an administrator of people', () => {
  const listed = async () =>
    (await company.administrator.call('GET', '/users/calendars')).body as {
      value: { _id: string; person: { _id: string; name: string }; scope: string }[]
      count: number
    }

  test('sees who has a calendar, of what, and never its address', async () => {
    const { path } = await newFeed(reader.browser)
    await ask(path)
    const found = await listed()
    expect(found).toMatchObject({
      count: 1,
      value: [
        {
          person: { _id: reader.personId, name: 'Claire Test' },
          scope: 'owned',
          createdAt: expect.any(String),
          lastFetchedAt: expect.any(String),
        },
      ],
    })
    expect(JSON.stringify(found)).not.toContain(/[\w-]{43}/.exec(path)![0])
    expect((await reader.browser.call('GET', '/users/calendars')).status).toBe(403)
  })

  test('revokes one or all of a person, who is told and finds them gone', async () => {
    const feeds = [
      await newFeed(reader.browser),
      await newFeed(reader.browser),
      await newFeed(reader.browser),
    ]
    const of = `/users/${reader.personId}/calendars`
    const statusOf = () => Promise.all(feeds.map(async ({ path }) => (await ask(path)).status))
    const one = await company.administrator.call('DELETE', `/users/calendars/${feeds[0]!.feedId}`)
    expect([one.status, await statusOf()]).toEqual([204, [404, 200, 200]])
    await company.administrator.call('DELETE', of)
    expect(await statusOf()).toEqual([404, 404, 404])
    expect((await listed()).count).toBe(0)
    const { body } = await reader.browser.call('GET', '/notification?$top=10&$skip=0')
    expect(body.value.map(({ template }: { template: string }) => template)).toEqual([
      expect.stringContaining('a révoqué 2 de vos agendas'),
      expect.stringContaining('a révoqué un de vos agendas'),
    ])
    const again = await company.administrator.call('DELETE', of)
    expect([again.status, again.body.code]).toEqual([409, 'CALENDAR_FEEDS_NONE'])
  })
})
