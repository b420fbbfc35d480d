import type { DefaultRoleKey } from '@tacite/domain/access/default-roles.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { request, type Page } from '@playwright/test'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/start-embedded-postgres.ts'
import { anonymous, must, PASSWORD, personOf, signIn, type Person } from './person.ts'
import { test as base, type RunningProduct } from './product.ts'

export interface Company {
  product: RunningProduct
  id: string
  administrator: Person
  /** Another person, in a default role, signed in. */
  join(role: DefaultRoleKey, name: string, locale?: Locale): Promise<Person>
  /** For states that only time or another feature can lead to. */
  query(text: string, values?: unknown[]): Promise<void>
}

/** A company created over HTTP by the link of a sign-up, without waiting for its mail. */
export async function createCompany(
  product: RunningProduct,
  database: ClientConfig,
  name: string,
): Promise<Company> {
  await forgetTries(database)
  const { api, call } = await anonymous(product.url)
  const email = `anne.${randomUUID().slice(0, 8)}@exemple.test`
  const activation = await call('POST', '/auth/activation', {
    token: await requestedCompany(database, name, email),
    firstName: 'Anne',
    lastName: 'Martin',
    password: PASSWORD,
  })
  const body = must(activation, 200, 'sign-up')
  const id = body.data.company._id as string
  const administrator = personOf(product.url, api, { id: body._id, name: 'Anne Martin', email })
  return companyOf(product, database, { id, administrator })
}

/** The token that its mail would hold; the way there has its own journey. */
async function requestedCompany(
  database: ClientConfig,
  name: string,
  email: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest()
  await asClient(database, async (client) => {
    await client.query(`select set_config('tacite.door', 'open', false)`)
    await client.query(
      `insert into sign_up_request (id, email, company_name, first_name, last_name, locale, token_hash, created_at, expires_at)
       values ($1, $2, $3, 'Anne', 'Martin', 'fr', $4, now(), now() + interval '1 hour')`,
      [randomUUID(), email, name, tokenHash],
    )
  })
  return token
}

/** Every test signs up from the same address, beyond the limit of one person. */
async function forgetTries(database: ClientConfig): Promise<void> {
  await asClient(database, async (client) => {
    await client.query('delete from rate_limit')
  })
}

/** An existing company, whoever created it. */
function companyOf(
  product: RunningProduct,
  database: ClientConfig,
  { id, administrator }: Pick<Company, 'id' | 'administrator'>,
): Company {
  const query = (text: string, values: unknown[] = []) => inDatabase(database, id, text, values)
  return {
    product,
    id,
    query,
    administrator,
    join: async (role, fullName, locale = 'fr') => {
      const identity = {
        id: randomUUID(),
        name: fullName,
        email: `${role.toLowerCase()}.${randomUUID().slice(0, 8)}@exemple.test`,
      }
      const [first, ...last] = fullName.split(' ')
      // With the administrator's own password hash: the same password for all, derived once.
      await query(
        `insert into person (company_id, id, email, first_name, last_name, locale, status, role_id, password_hash, created_at)
         select $1, $2, $3, $4, $5, $6, 'active', role.id,
           (select password_hash from person where company_id = $1 and id = $8), now()
         from role where role.company_id = $1 and role.key = $7`,
        [id, identity.id, identity.email, first, last.join(' '), locale, role, administrator.id],
      )
      return signIn(product.url, identity, locale)
    },
  }
}

/** The company of the person signed in on a page. */
export async function companyOfPage(
  page: Page,
  product: RunningProduct,
  database: ClientConfig,
): Promise<Company> {
  const storageState = await page.context().storageState()
  const api = await request.newContext({ baseURL: product.url, storageState })
  const { _id, name, email, data } = await (await api.get('/api/v1/me')).json()
  const administrator = personOf(product.url, api, { id: _id, name: name.full, email })
  return companyOf(product, database, { id: data.company._id, administrator })
}

async function inDatabase(
  database: ClientConfig,
  companyId: string,
  text: string,
  values: unknown[],
): Promise<void> {
  await asClient(database, async (client) => {
    await client.query(`select set_config('tacite.company', $1, false)`, [companyId])
    await client.query(text, values)
  })
}

async function asClient(
  database: ClientConfig,
  ask: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client(database)
  await client.connect()
  try {
    await ask(client)
  } finally {
    await client.end()
  }
}

interface Own {
  /** The test's own: nobody else names, counts or changes anything in it. */
  company: Company
  /** Another company on the same installation. */
  otherCompany: Company
}

interface Prepared {
  /** The product's own database, joined while it runs. */
  database: ClientConfig
  /** For the tests of one file that share expensive objects none of them changes. */
  sharedCompany: Company
}

export const test = base.extend<Own, Prepared>({
  database: [
    async ({ product }, use) => {
      const dataDirectory = join(product.dataDirectory, 'postgres')
      const { owner, stop } = await startEmbeddedPostgres({ dataDirectory })
      await use(owner)
      await stop()
    },
    { scope: 'worker' },
  ],
  sharedCompany: [
    async ({ product, database }, use) =>
      use(await createCompany(product, database, 'Ateliers Morel')),
    { scope: 'worker' },
  ],
  company: async ({ product, database }, use) =>
    use(await createCompany(product, database, 'Ateliers Morel')),
  otherCompany: async ({ product, database }, use) =>
    use(await createCompany(product, database, 'Fonderie Lange')),
})
