import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { notifyClients, notifyCompany } from '../../../platform/live/change-feed.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { STREAM_CAPS } from '../../../platform/live/stream-caps.ts'
import { LineRefused, openLine } from '../../../testing/open-line.ts'
import { refusalText } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const ACCESS = { topic: 'access' } as const

test('changes of a company’s rights reach everyone there, and nobody elsewhere', async () => {
  const elsewhere = await signUpCompany(product, 'Voisine')
  const { browser } = await company.join('reader')
  const lines = await Promise.all(
    [company.administrator, browser, elsewhere.administrator].map((one) => openLine(product, one)),
  )
  const { inCompany } = product.product.platform
  await inCompany(company.companyId, (db) => notifyCompany(db, ACCESS))
  await inCompany(elsewhere.companyId, (db) => notifyCompany(db, { topic: 'tasks' }))
  expect(await Promise.all(lines.map((line) => line.next()))).toEqual([
    ACCESS,
    ACCESS,
    { topic: 'tasks' },
  ])
  await Promise.all(lines.map((line) => line.close()))
})

const changes: [string, (personId: string) => RawBuilder<unknown>][] = [
  ['was blocked', (id) => sql`update person set status = 'blocked' where person.id = ${id}`],
  [
    'whose session was ended',
    (id) => sql`update session set ended_at = now() where session.person_id = ${id}`,
  ],
]

test.each(changes)('the stream of a person who %s is closed by that notice', async (_, change) => {
  const { browser, personId } = await company.join('reader')
  const other = await company.join('reader')
  const line = await openLine(product, browser)
  const otherLine = await openLine(product, other.browser)
  await product.product.platform.inCompany(company.companyId, async (db) => {
    await notifyClients(db, [personId, other.personId], ACCESS)
    await change(personId).execute(db.tx)
  })
  expect(await line.next()).toEqual(ACCESS)
  expect(await line.next()).toBeNull()
  expect((await browser.call('GET', '/me')).status).toBe(401)
  await product.product.platform.inCompany(company.companyId, (db) =>
    notifyClients(db, [other.personId], { topic: 'tasks' }),
  )
  expect([await otherLine.next(), await otherLine.next()]).toEqual([ACCESS, { topic: 'tasks' }])
  await otherLine.close()
})

test('notices sent before a stream opened are replayed to the people concerned', async () => {
  const quiet = await signUpCompany(product, 'Tranquille')
  const { browser, personId } = await quiet.join('reader')
  const other = await quiet.join('reader')
  const listening = await openLine(product, browser)
  // Well after the server began to listen, when every notice is kept.
  const start = performance.now() + 60_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  onTestFinished(() => clock.mockRestore())
  await product.product.platform.inCompany(quiet.companyId, async (db) => {
    await notifyClients(db, [personId], { topic: 'tasks' })
    await notifyClients(db, [other.personId], { topic: 'notifications' })
  })
  expect(await listening.next()).toEqual({ topic: 'tasks' })
  clock.mockReturnValue(start + 1_000)
  const late = await openLine(product, browser, 1_000)
  expect(await late.next()).toEqual({ topic: 'tasks' })
  await Promise.all([listening.close(), late.close()])
})

test('a client that was away for too long refetches everything', async () => {
  const { browser } = await company.join('reader')
  const line = await openLine(product, browser, 60 * 60_000)
  expect(await line.next()).toEqual(ACCESS)
  await line.close()
})

test('the newest stream over a person’s cap is refused until another is closed; colleagues have theirs', async () => {
  const { browser } = await company.join('reader')
  const { browser: colleague } = await company.join('reader')
  const lines = await Promise.all(
    Array.from({ length: STREAM_CAPS.person }, () => openLine(product, browser)),
  )
  const refused = await openLine(product, browser).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(LineRefused)
  const { status, headers, body } = refused as LineRefused
  expect([status, headers.get('retry-after'), body]).toEqual([
    429,
    '60',
    { code: 'TOO_MANY_STREAMS', message: refusalText('fr', { code: 'TOO_MANY_STREAMS' }) },
  ])
  await (await openLine(product, colleague)).close()
  await lines.pop()!.close()
  // The server learns of the closing from the network.
  const again = await vi.waitUntil(() => openLine(product, browser).catch(() => null))
  await Promise.all([...lines, again].map((line) => line.close()))
})
