import { personPicture } from '../../../platform/database/person-picture.ts'
import { nameOfRole } from '../../../platform/database/system-names.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { hashToken, newToken } from '../../../platform/http/session-cookie.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { groupsOfPerson, thoseWhomPersonActsFor } from '../access/public.ts'
import { endExpiredSession, isLive, type SessionDeps } from './session-repository.ts'

/** Writing on every request would be waste; idleness is tracked to the minute. */
const SEEN_EVERY_MS = 60 * 1000
const ROTATE_EVERY_MS = 24 * 60 * 60 * 1000
/** Requests that a browser sent with its previous token while the next one was on its way. */
const OVERLAP_MS = 10_000

export type BrowserDeps = SessionDeps & Pick<Platform, 'events' | 'inCompany'>

export interface RecognisedBrowser {
  actor: SignedIn
  /** A remembered browser gets a new token on each day of use. */
  nextToken: { token: string; maxAgeSeconds: number } | null
}

/**
 * The owner of a token: an active person with a running session, or null. A replaced token that comes back was
 * copied: the owner cannot be told from the thief, so the session ends for both.
 */
export async function recogniseBrowser(
  deps: BrowserDeps,
  token: string,
  { isRenewed }: { isRenewed: boolean },
): Promise<RecognisedBrowser | null> {
  const now = deps.clock.now()
  const found = await findToken(deps, token, now)
  if (!found) {
    await endExpiredSession(deps, token)
    return null
  }
  if (found.retired_at && now.getTime() - found.retired_at.getTime() > OVERLAP_MS) {
    await endReplayed(deps, found)
    return null
  }
  if (!found.used_at && !found.retired_at) await retireOthers(deps, found, now)
  if (now.getTime() - found.last_seen_at.getTime() > SEEN_EVERY_MS)
    await deps.preAuth.db
      .updateTable('session')
      .set({ last_seen_at: now })
      .where('id', '=', found.session_id)
      .execute()
  return {
    actor: actorOf(found, now),
    nextToken: isRenewed ? await rotate(deps, found, now) : null,
  }
}

type FoundToken = NonNullable<Awaited<ReturnType<typeof findToken>>>

async function findToken({ preAuth }: BrowserDeps, token: string, now: Date) {
  return preAuth.db
    .selectFrom('browser_token')
    .innerJoin('session', (join) =>
      join
        .onRef('session.company_id', '=', 'browser_token.company_id')
        .onRef('session.id', '=', 'browser_token.session_id'),
    )
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
    .select(['browser_token.token_hash', 'browser_token.used_at', 'browser_token.retired_at'])
    .innerJoin('company', 'company.id', 'session.company_id')
    .select(['session.company_id', 'session.person_id', 'session.id as session_id'])
    .select(['session.last_seen_at', 'session.rotated_at', 'session.expires_at'])
    .select(['session.remember', 'person.email', 'person.first_name', 'person.last_name'])
    .select(['person.locale', 'role.permissions', 'role.id as role_id', 'role.name as role_name'])
    .select('role.key as role_key')
    .select(['company.name as company_name', 'company.time_zone'])
    .select(['company.notice_window_days', 'company.premium', 'company.currency'])
    .select(personPicture('person').as('picture'))
    .select(groupsOfPerson().as('group_ids'))
    .select(thoseWhomPersonActsFor(now).as('acts_for'))
    .where('browser_token.token_hash', '=', hashToken(token))
    .where(isLive(now))
    .where('person.status', '=', 'active')
    .executeTakeFirst()
}

/** Rotates the token: earlier ones now expire. */
async function retireOthers({ preAuth }: BrowserDeps, found: FoundToken, now: Date): Promise<void> {
  const ofSession = preAuth.db
    .updateTable('browser_token')
    .where('company_id', '=', found.company_id)
    .where('session_id', '=', found.session_id)
  await ofSession
    .where('token_hash', '<>', found.token_hash)
    .where('retired_at', 'is', null)
    .set({ retired_at: now })
    .execute()
  await ofSession.where('token_hash', '=', found.token_hash).set({ used_at: now }).execute()
}

/** Rotates the token when due; of parallel requests one gets the new one, the others continue with theirs. */
async function rotate(
  { preAuth }: BrowserDeps,
  found: FoundToken,
  now: Date,
): Promise<RecognisedBrowser['nextToken']> {
  const isDue = now.getTime() - found.rotated_at.getTime() >= ROTATE_EVERY_MS
  if (!found.remember || !isDue) return null
  return preAuth.db.transaction().execute(async (tx) => {
    const won = await tx
      .updateTable('session')
      .set({ rotated_at: now })
      .where('company_id', '=', found.company_id)
      .where('id', '=', found.session_id)
      .where('rotated_at', '=', found.rotated_at)
      .returning('id')
      .executeTakeFirst()
    if (!won) return null
    const token = newToken()
    await tx
      .insertInto('browser_token')
      .values({
        company_id: found.company_id,
        session_id: found.session_id,
        token_hash: hashToken(token),
        issued_at: now,
      })
      .execute()
    return { token, maxAgeSeconds: Math.floor((found.expires_at.getTime() - now.getTime()) / 1000) }
  })
}

async function endReplayed(deps: BrowserDeps, found: FoundToken): Promise<void> {
  await deps.inCompany(found.company_id, async (db) => {
    const ended = await db
      .update('session')
      .set({ ended_at: deps.clock.now() })
      .where('session.id', '=', found.session_id)
      .where('session.ended_at', 'is', null)
      .returning('session.id')
      .executeTakeFirst()
    if (!ended) return
    await notifyClients(db, [found.person_id], { topic: 'access' })
    await deps.events.record(db, {
      type: 'account.sessionReplayed',
      actor: null,
      objectId: found.person_id,
      payload: {},
    })
  })
}

function actorOf(found: FoundToken, now: Date): SignedIn {
  return {
    companyId: found.company_id,
    personId: found.person_id,
    sessionId: found.session_id,
    picture: found.picture,
    email: found.email,
    firstName: found.first_name,
    lastName: found.last_name,
    locale: found.locale,
    role: {
      id: found.role_id,
      name: nameOfRole({ key: found.role_key, name: found.role_name }, found.locale),
    },
    permissions: new Set(found.permissions as Permission[]),
    groupIds: found.group_ids,
    actsFor: found.acts_for,
    at: now,
    company: {
      name: found.company_name,
      timeZone: found.time_zone,
      noticeWindowDays: found.notice_window_days,
      premium: found.premium,
      currency: found.currency,
    },
  }
}
