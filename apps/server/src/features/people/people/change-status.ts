import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockAdministration, requireAdministratorLeft } from '../roles/public.ts'
import {
  readPerson,
  whyNotActivate,
  whyNotBlock,
  whyNotAdministrable,
} from './person-details.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** Blocks a person: their next request is refused, and all their sessions have ended. */
export async function blockPerson(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
): Promise<void> {
  await lockAdministration(db)
  const person = await readPerson(db, personId, actor.locale)
  const state = whyNotBlock(actor, person)
  if (state) throw new Refused('STATE', state)
  requireAdministrable(actor, person)
  await setStatus(db, personId, 'blocked')
  await requireAdministratorLeft(db)
  await db
    .update('session')
    .set({ ended_at: clock.now() })
    .where('session.person_id', '=', personId)
    .where('session.ended_at', 'is', null)
    .execute()
  await events.record(db, namedEvent(actor, 'person.blocked', { id: personId, name: person.full }))
  await notifyClients(db, [personId], { topic: 'access' })
}

/** Unblocks a person, who has to sign in again. */
export async function unblockPerson(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
): Promise<void> {
  const person = await readPerson(db, personId, actor.locale)
  const state = whyNotActivate(person)
  if (state) throw new Refused('STATE', state)
  requireAdministrable(actor, person)
  await setStatus(db, personId, 'active')
  await events.record(
    db,
    namedEvent(actor, 'person.unblocked', { id: personId, name: person.full }),
  )
}

export function requireAdministrable(
  actor: Actor,
  person: Parameters<typeof whyNotAdministrable>[1],
): void {
  const refusal = whyNotAdministrable(actor, person)
  if (refusal) throw new Refused('FORBIDDEN', refusal)
}

function setStatus(db: CompanyDatabase, personId: string, status: 'active' | 'blocked') {
  return db.update('person').set({ status }).where('person.id', '=', personId).execute()
}
