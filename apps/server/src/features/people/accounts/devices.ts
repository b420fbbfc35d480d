import type { SignedInDevice } from '@tacite/api/people/account-security-endpoints.ts'
import { deviceOf } from '@tacite/domain/accounts/device.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { endSessions, isLive } from './session-repository.ts'

const MOST_SHOWN = 100

type Deps = Pick<Platform, 'clock' | 'events'>

/** Where a person is currently signed in, last used first. */
export async function signedInDevices(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { personId, sessionId }: SignedIn,
): Promise<{ value: SignedInDevice[]; count: number }> {
  const now = clock.now()
  const rows = await db
    .select('session')
    .where('session.person_id', '=', personId)
    .where(isLive(now))
    .select(['session.id', 'session.user_agent', 'session.remember'])
    .select(['session.created_at', 'session.last_seen_at'])
    .orderBy('session.last_seen_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  const value = rows.map((row) => ({
    _id: row.id,
    ...deviceOf(row.user_agent),
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_seen_at.toISOString(),
    isRemembered: row.remember,
    isThisOne: row.id === sessionId,
  }))
  return { value, count: value.length }
}

/** Signs one device of a person out, effective at its next request. */
export async function signOutDevice(
  deps: Deps,
  db: CompanyDatabase,
  actor: SignedIn,
  deviceId: string,
): Promise<void> {
  const ended = await db
    .update('session')
    .set({ ended_at: deps.clock.now() })
    .where('session.id', '=', deviceId)
    .where('session.person_id', '=', actor.personId)
    .where('session.ended_at', 'is', null)
    .returning('session.id')
    .executeTakeFirst()
  if (!ended) throw new Refused('NOT_FOUND', 'DEVICE_NOT_FOUND')
  await tell(deps, db, actor, 'account.deviceSignedOut')
}

export async function signOutOthers(
  deps: Deps,
  db: CompanyDatabase,
  actor: SignedIn,
): Promise<void> {
  await endSessions(deps, db, actor.personId, actor.sessionId)
  await tell(deps, db, actor, 'account.othersSignedOut')
}

async function tell(
  { events }: Deps,
  db: CompanyDatabase,
  actor: SignedIn,
  type: 'account.deviceSignedOut' | 'account.othersSignedOut',
) {
  await notifyClients(db, [actor.personId], { topic: 'access' })
  await events.record(db, {
    type,
    actor: eventActor(actor),
    objectId: actor.personId,
    payload: {},
  })
}
