import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { hashToken, newToken } from '../../../platform/http/session-cookie.ts'
import type { SignedIn, Caller } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/new-id.ts'

const IDLE_MS = 60 * 60 * 1000
const ABSOLUTE_MS = 24 * 60 * 60 * 1000
export const REMEMBER_MS = 30 * ABSOLUTE_MS

export interface SessionDeps {
  preAuth: PreAuthDatabase
  clock: Clock
}

/** Opens a session on this device and returns its token; only the token's hash is stored. */
export async function openSession(
  { preAuth, clock }: SessionDeps,
  {
    companyId,
    personId,
    remember,
    caller,
  }: { companyId: string; personId: string; remember: boolean; caller: Caller },
): Promise<string> {
  const now = clock.now()
  const sessionId = newId(now)
  const token = newToken()
  await preAuth.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('session')
      .values({
        company_id: companyId,
        id: sessionId,
        person_id: personId,
        remember,
        user_agent: caller.userAgent,
        created_at: now,
        last_seen_at: now,
        rotated_at: now,
        expires_at: new Date(now.getTime() + (remember ? REMEMBER_MS : ABSOLUTE_MS)),
      })
      .execute()
    await tx
      .insertInto('browser_token')
      .values({
        company_id: companyId,
        session_id: sessionId,
        token_hash: hashToken(token),
        issued_at: now,
        used_at: now,
      })
      .execute()
  })
  return token
}

/** Running sessions: neither ended nor expired nor idle for too long. */
export function isLive(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(session.ended_at is null and session.expires_at > ${now}
    and (session.remember or session.last_seen_at > ${new Date(now.getTime() - IDLE_MS)}))`
}

/** Whether a session is valid: not ended, not expired, and the person not blocked. */
export async function isSessionRunning(
  db: CompanyDatabase,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
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

export async function endSession(
  { preAuth, clock }: SessionDeps,
  sessionId: string,
): Promise<void> {
  await preAuth.db
    .updateTable('session')
    .set({ ended_at: clock.now() })
    .where('id', '=', sessionId)
    .execute()
}

/** Ends the session that a browser carries, whoever owns it. */
export async function endSessionOfToken(deps: SessionDeps, token: string): Promise<void> {
  await endByToken(deps, token).execute()
}

/** Once refused as expired or idle, a session stays so, even if the clock goes back. */
export async function endExpiredSession(deps: SessionDeps, token: string): Promise<void> {
  await endByToken(deps, token)
    .where(sql<boolean>`not ${isLive(deps.clock.now())}`)
    .execute()
}

function endByToken({ preAuth, clock }: SessionDeps, token: string) {
  return preAuth.db
    .updateTable('session')
    .from('browser_token')
    .whereRef('browser_token.company_id', '=', 'session.company_id')
    .whereRef('browser_token.session_id', '=', 'session.id')
    .where('browser_token.token_hash', '=', hashToken(token))
    .where('session.ended_at', 'is', null)
    .set({ ended_at: clock.now() })
}

/** Ends every session of a person, except the given one. */
export async function endSessions(
  { clock }: Pick<SessionDeps, 'clock'>,
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

/** Sessions, and sign-ins that wait for a second factor: whatever was opened with less than is needed from now on. */
export async function endEverySignIn(
  deps: Pick<SessionDeps, 'clock'>,
  db: CompanyDatabase,
  personId: string,
  keepSession?: string,
): Promise<void> {
  await endSessions(deps, db, personId, keepSession)
  await db.delete('pending_sign_in').where('pending_sign_in.person_id', '=', personId).execute()
}
