import type { DefaultRoleKey } from '@tacite/domain/access/default-roles.ts'
import { Client } from 'pg'
import { newId } from '../platform/new-id.ts'
import type { Browser, TestProduct } from './start-product.ts'

export const PASSWORD = 'un-mot-de-passe'

export interface TestCompany {
  companyId: string
  administrator: Browser
  administratorId: string
  /** The administrator comes back another day: sessions end with time. */
  comeBack(iso: string): Promise<void>
  /** Adds an active person in a default role and signs them in. */
  join(
    role: DefaultRoleKey,
    name?: string,
  ): Promise<{ browser: Browser; personId: string; email: string }>
}

let made = 0

/** A company made as people make it: through sign-up. */
export async function signUpCompany(test: TestProduct, name = 'Acme'): Promise<TestCompany> {
  made += 1
  // Each from its own address: sign-up is limited per address.
  const administrator = test.browser(`127.0.${made >> 8}.${made & 255}`)
  const email = `admin${made}@acme${made}.test`
  const { body, status } = await administrator.call('POST', '/auth/signup', {
    companyName: name,
    firstName: 'Anne',
    lastName: 'Martin',
    email,
    password: PASSWORD,
    i18n: 'fr',
  })
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`)
  const companyId = body.data.company._id as string
  return {
    companyId,
    administrator,
    administratorId: body._id as string,
    comeBack: async (iso) => {
      test.clock.set(iso)
      await administrator.call('POST', '/auth/signin', { username: email, password: PASSWORD })
    },
    join: (role, personName) => joinCompany(test, companyId, role, personName ?? role),
  }
}

async function joinCompany(
  test: TestProduct,
  companyId: string,
  role: DefaultRoleKey,
  name: string,
) {
  const email = `${role.toLowerCase()}${(made += 1)}@acme.test`
  const personId = newId(test.clock.now())
  const client = new Client(test.connection)
  await client.connect()
  try {
    await client.query(`select set_config('tacite.company', $1, false)`, [companyId])
    // The administrator's own password hash: the same password for all, derived once.
    await client.query(
      `insert into person (company_id, id, email, first_name, last_name, locale, status, role_id, password_hash, created_at)
       select $1, $2, $3, $4, 'Test', 'fr', 'active', role.id,
         (select password_hash from person where company_id = $1 and password_hash is not null limit 1), now()
       from role where role.company_id = $1 and role.key = $5`,
      [companyId, personId, email, name, role],
    )
  } finally {
    await client.end()
  }
  const browser = test.browser()
  const { status } = await browser.call('POST', '/auth/signin', {
    username: email,
    password: PASSWORD,
  })
  if (status !== 200) throw new Error(`sign-in of a ${role} answered ${status}`)
  return { browser, personId, email }
}
