import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, signUpForReal } from '../companies.ts'
import { CLOCK_START } from '../fake-clock.ts'
import { startProduct, type TestProduct } from '../start-product.ts'
import { READY_COMPANIES, READY_NAME } from './ready-company.ts'

let product: TestProduct
let client: Client

beforeAll(async () => {
  product = await startProduct()
  client = new Client({ ...product.connection, options: '-c tacite.door=open' })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await product.stop()
})

test('a ready company equals one created by sign-up, table by table', async () => {
  const ready = await signUpCompany(product)
  expect(product.ready).toHaveLength(READY_COMPANIES - 1)
  const made = await rowsOf(await signUpForReal(product, { name: READY_NAME, domain: 'acme' }))
  expect(made.get('person')).toHaveLength(1)
  expect(await rowsOf(ready)).toEqual(made)
})

test('its administrator is signed in, and can sign in with the password used in all tests', async () => {
  const { administrator, administratorId } = await signUpCompany(product)
  const { status, body } = await administrator.call('GET', '/me?$select=roles,data')
  expect([status, body._id, body.roles[0].name]).toEqual([200, administratorId, 'Administrateur'])
  const signIn = { username: body.email, password: PASSWORD }
  expect((await product.browser().call('POST', '/auth/signin', signIn)).status).toBe(200)
})

test('who joins it is signed in like through the sign-in page', async () => {
  const { join } = await signUpCompany(product)
  const { browser, email, personId } = await join('reader', 'Léa')
  const { body } = await browser.call('GET', '/me')
  expect([body._id, body.name.first, body.email]).toEqual([personId, 'Léa', email])
  const byPage = product.browser()
  const signIn = { username: email, password: PASSWORD }
  expect((await byPage.call('POST', '/auth/signin', signIn)).body).toEqual(body)
  const { rows } = await client.query<{ session: object }>(
    `select to_jsonb(session) - 'id' as session from session where person_id = $1`,
    [personId],
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toEqual(rows[1])
})

test('none is used once the clock has moved: its session would have expired', async () => {
  const left = product.ready.length
  product.clock.advance(2 * 60 * 60 * 1000)
  const { administrator } = await signUpCompany(product)
  expect((await administrator.call('GET', '/me')).status).toBe(200)
  expect(product.ready).toHaveLength(left)
  product.clock.set(CLOCK_START.toISOString())
})

test('when none is left, the next signs up', async () => {
  const companies = []
  for (let left = product.ready.length; left >= 0; left -= 1)
    companies.push(await signUpCompany(product))
  const statuses = companies.map(({ administrator }) => administrator.call('GET', '/me'))
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual(
    companies.map(() => 200),
  )
  expect(new Set(companies.map(({ companyId }) => companyId)).size).toBe(companies.length)
})

/**
 * The rows of a company in each table, without what is unique to each: ids, instants, addresses, random values and
 * hashes.
 */
async function rowsOf({ companyId }: { companyId: string }): Promise<Map<string, unknown[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' order by 1`,
  )
  const found = new Map<string, unknown[]>()
  for (const { name } of [{ name: 'company' }, ...tables]) {
    const key = name === 'company' ? 'id' : 'company_id'
    const { rows } = await client.query<{ row: object }>(
      `select to_jsonb(one) as row from "${name}" as one where ${key} = $1`,
      [companyId],
    )
    if (rows.length > 0) found.set(name, rows.map(({ row }) => plain(row)).toSorted())
  }
  return found
}

const NEW = [
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
  /\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)/g,
  /\\\\x[0-9a-f]+/g,
  /\$argon2id\$[^"]+/g,
  /admin\d+@\w+\.test/g,
]

function plain(row: object): string {
  return NEW.reduce((text, pattern) => text.replaceAll(pattern, '…'), JSON.stringify(row))
}
