import { Refused } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignInDoor } from '../../platform/database/sign-in-door.ts'
import type { Caller } from '../../platform/http/route.ts'
import { passwordMatches } from './password.ts'
import { openSession } from './session-repository.ts'

const TRIES = 10
const TRIES_FROM_ANYWHERE = 100
const WINDOW_SECONDS = 15 * 60

export type SignInParts = Pick<Platform, 'clock' | 'limitHits'> & { door: SignInDoor }

/**
 * Checks e-mail and password and opens a session. Guesses are counted before they are evaluated, one account at a time,
 * so that parallel ones cannot slip past the limit; a right password gives its try back, so that honest people are never shut out.
 */
export async function signIn(
  parts: SignInParts,
  {
    username,
    password,
    remember,
    caller,
  }: { username: string; password: string; remember: boolean; caller: Caller },
): Promise<{ token: string }> {
  const email = username.trim().toLowerCase()
  return oneAtATime(email, async () => {
    const keys = [`sign-in ${email} ${caller.ip}`, `sign-in ${email}`]
    await parts.limitHits(keys[0]!, TRIES, WINDOW_SECONDS)
    await parts.limitHits(keys[1]!, TRIES_FROM_ANYWHERE, WINDOW_SECONDS)
    const person = await findByEmail(parts.door, email)
    const isRight = await passwordMatches(password, person?.password_hash ?? null)
    if (!isRight || person?.status !== 'active')
      throw new Refused('UNAUTHENTICATED', 'WRONG_CREDENTIALS')
    await giveTriesBack(parts.door, keys)
    const token = await openSession(parts, {
      companyId: person.company_id,
      personId: person.id,
      remember,
      caller,
    })
    return { token }
  })
}

interface Credential {
  company_id: string
  id: string
  password_hash: string | null
  status: 'pending' | 'active' | 'blocked'
  locale: Locale
}

async function findByEmail({ db }: SignInDoor, email: string): Promise<Credential | undefined> {
  return db
    .selectFrom('person')
    .select(['company_id', 'id', 'password_hash', 'status', 'locale'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()
}

async function giveTriesBack({ db }: SignInDoor, keys: string[]): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('key', 'in', keys)
    .execute()
}

const queues = new Map<string, Promise<unknown>>()

/** Calls for the same account wait for each other; others do not. */
async function oneAtATime<R>(account: string, work: () => Promise<R>): Promise<R> {
  const before = queues.get(account) ?? Promise.resolve()
  const mine = before.then(work, work)
  const settled = mine.catch(() => undefined)
  queues.set(account, settled)
  try {
    return await mine
  } finally {
    if (queues.get(account) === settled) queues.delete(account)
  }
}
