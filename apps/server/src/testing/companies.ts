import type { DefaultRoleKey } from '@tacite/domain/access/default-roles.ts'
import { sql } from 'kysely'
import {
  createSignUpLink,
  insertSignUpRequest,
} from '../features/people/accounts/sign-up-request.ts'
import { openSession } from '../features/people/accounts/session-repository.ts'
import { newId } from '../platform/new-id.ts'
import { CLOCK_START } from './fake-clock.ts'
import { READY_NAME, type ReadyCompany } from './ready/ready-company.ts'
import type { Browser, TestProduct } from './start-product.ts'

export const PASSWORD = 'un-mot-de-passe'

export interface TestCompany {
  companyId: string
  administrator: Browser
  administratorId: string
  /** Signs the administrator in again on another day: sessions expire. */
  comeBack(iso: string): Promise<void>
  /** Adds an active person in a default role, signed in. */
  join(
    role: DefaultRoleKey,
    name?: string,
  ): Promise<{ browser: Browser; personId: string; email: string }>
}

type SignedUp = Pick<TestCompany, 'companyId' | 'administrator' | 'administratorId'> & {
  email: string
}

/**
 * A company for one test, as sign-up creates it: a ready one from the test's database, with an open session. When
 * none is left, the clock has moved, or the name matters, it signs up now.
 */
export async function signUpCompany(test: TestProduct, name = READY_NAME): Promise<TestCompany> {
  const isAtStart = test.clock.now().getTime() === CLOCK_START.getTime()
  const ready = name === READY_NAME && isAtStart ? test.ready.shift() : undefined
  const { companyId, administrator, administratorId, email } = ready
    ? take(test, ready)
    : await signUpForReal(test, { name, domain: 'acme' })
  return {
    companyId,
    administrator,
    administratorId,
    comeBack: async (iso) => {
      test.clock.set(iso)
      await administrator.call('POST', '/auth/signin', { username: email, password: PASSWORD })
    },
    join: (role, personName) => joinCompany(test, companyId, role, personName ?? role),
  }
}

let made = 0

/** As the mailed link of a sign-up creates it; requests and their mails have their own tests. */
export async function signUpForReal(
  test: TestProduct,
  { name, domain }: { name: string; domain: string },
): Promise<SignedUp> {
  const administrator = test.browser(ownAddress())
  const email = `admin${made}@${domain}${made}.test`
  const person = { firstName: 'Anne', lastName: 'Martin' }
  const { token } = await requestedCompany(test, {
    ...person,
    email,
    companyName: name,
    locale: 'fr',
  })
  const { body, status } = await administrator.call('POST', '/auth/activation', {
    ...person,
    token,
    password: PASSWORD,
  })
  if (status !== 200) throw new Error(`activation answered ${status}: ${JSON.stringify(body)}`)
  const companyId = body.data.company._id as string
  return { companyId, administrator, administratorId: body._id as string, email }
}

/** A requested company, with the token that its mail would hold. */
async function requestedCompany(
  test: TestProduct,
  form: Parameters<typeof insertSignUpRequest>[2],
): Promise<{ token: string }> {
  const { clock, preAuth } = test
  const requestId = await preAuth.db
    .transaction()
    .execute((tx) => insertSignUpRequest({ clock }, tx, form))
  return (await createSignUpLink({ clock, preAuth }, requestId))!
}

function take(test: TestProduct, { token, ...company }: ReadyCompany): SignedUp {
  const administrator = test.browser(ownAddress())
  administrator.cookies.set(test.sessionCookie, token)
  return { ...company, administrator }
}

/** Without the sign-in page, which has its own tests. */
async function joinCompany(
  test: TestProduct,
  companyId: string,
  role: DefaultRoleKey,
  name: string,
) {
  const { clock, preAuth } = test
  const personId = newId(clock.now())
  const email = `${role.toLowerCase()}${(made += 1)}@acme.test`
  // The administrator's own password hash: the same password for all, derived once.
  await sql`
    insert into person (company_id, id, email, first_name, last_name, locale, status, role_id, password_hash, created_at)
    select ${companyId}, ${personId}, ${email}, ${name}, 'Test', 'fr', 'active', role.id,
      (select password_hash from person where company_id = ${companyId} and password_hash is not null limit 1), now()
    from role where role.company_id = ${companyId} and role.key = ${role}`.execute(preAuth.db)
  const caller = { ip: '127.0.0.1', userAgent: 'lightMyRequest', locale: 'fr' } as const
  const session = { companyId, personId, remember: false, caller }
  const browser = test.browser()
  browser.cookies.set(test.sessionCookie, await openSession({ preAuth, clock }, session))
  return { browser, personId, email }
}

/** Sign-up and much else is limited per address. */
function ownAddress(): string {
  made += 1
  return `127.0.${made >> 8}.${made & 255}`
}
