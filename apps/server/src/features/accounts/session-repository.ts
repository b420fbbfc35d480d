import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { SignInDoor } from '../../platform/database/sign-in-door.ts'
import { hashToken, newToken } from '../../platform/http/session-cookie.ts'
import type { Actor, Caller } from '../../platform/http/route.ts'
import { newId } from '../../platform/new-id.ts'
import { groupsOfPerson, thoseWhomPersonActsFor } from '../access/public.ts'

const IDLE_MS = 60 * 60 * 1000
const ABSOLUTE_MS = 24 * 60 * 60 * 1000
export const REMEMBER_MS = 30 * ABSOLUTE_MS
/** Writing on every request would be waste; idleness is counted to the minute. */
const SEEN_EVERY_MS = 60 * 1000

interface SessionParts {
  door: SignInDoor
  clock: Clock
}

/** Opens a session on this device and returns its token; only the token's hash is stored. */
export async function openSession(
  { door, clock }: SessionParts,
  {
    companyId,
    personId,
    remember,
    caller,
  }: { companyId: string; personId: string; remember: boolean; caller: Caller },
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await door.db
    .insertInto('session')
    .values({
      company_id: companyId,
      id: newId(now),
      person_id: personId,
      token_hash: hashToken(token),
      remember,
      user_agent: caller.userAgent,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + (remember ? REMEMBER_MS : ABSOLUTE_MS)),
    })
    .execute()
  return token
}

/** Who a token belongs to at this moment: an active person with a running session, or null. */
export async function findActor(
  { door, clock }: SessionParts,
  token: string,
): Promise<Actor | null> {
  const now = clock.now()
  const row = await door.db
    .selectFrom('session')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'session.company_id')
        .onRef('person.id', '=', 'session.person_id'),
    )
    .innerJoin('role', (join) =>
      join
        .onRef('role.company_id', '=', 'person.company_id')
        .onRef('role.id', '=', 'person.role_id'),
    )
    .select([
      'session.id',
      'session.company_id',
      'session.person_id',
      'session.last_seen_at',
      'session.remember',
    ])
    .select([
      'person.email',
      'person.first_name',
      'person.last_name',
      'person.locale',
      'role.permissions',
    ])
    .select(groupsOfPerson().as('group_ids'))
    .select(thoseWhomPersonActsFor(now).as('acts_for'))
    .where('session.token_hash', '=', hashToken(token))
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where((or) =>
      or.or([
        or('session.remember', '=', true),
        or('session.last_seen_at', '>', new Date(now.getTime() - IDLE_MS)),
      ]),
    )
    .where('person.status', '=', 'active')
    .executeTakeFirst()
  if (!row) return null
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS) {
    await door.db
      .updateTable('session')
      .set({ last_seen_at: now })
      .where('id', '=', row.id)
      .execute()
  }
  return {
    companyId: row.company_id,
    personId: row.person_id,
    sessionId: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    locale: row.locale,
    permissions: new Set(row.permissions as Permission[]),
    groupIds: row.group_ids,
    actsFor: row.acts_for,
    at: now,
  }
}

/** Whether a session still lets its person in: not ended, not run out, and the person not blocked. */
export async function isSessionRunning(
  db: CompanyDatabase,
  { sessionId }: Pick<Actor, 'sessionId'>,
  at: Date,
): Promise<boolean> {
  const row = await db
    .select('session')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'session.company_id')
        .onRef('person.id', '=', 'session.person_id'),
    )
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', at)
    .where('person.status', '=', 'active')
    .select('session.id')
    .executeTakeFirst()
  return row !== undefined
}

export async function endSession({ door, clock }: SessionParts, sessionId: string): Promise<void> {
  await door.db
    .updateTable('session')
    .set({ ended_at: clock.now() })
    .where('id', '=', sessionId)
    .execute()
}

/** Ends every session of a person, or every other than the one named. */
export async function endSessions(
  { clock }: Pick<SessionParts, 'clock'>,
  db: CompanyDatabase,
  personId: string,
  keepSession?: string,
): Promise<void> {
  await db
    .update('session')
    .set({ ended_at: clock.now() })
    .where('session.person_id', '=', personId)
    .where('session.ended_at', 'is', null)
    .$if(keepSession !== undefined, (sessions) => sessions.where('session.id', '<>', keepSession!))
    .execute()
}
