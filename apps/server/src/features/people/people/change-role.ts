import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { raiseRevisions } from '../../../platform/database/record-revision.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  lockAdministration,
  requireAdministratorLeft,
  requireGivableRole,
} from '../roles/public.ts'
import { requireAdministrable } from './change-status.ts'
import { readPerson } from './person-details.query.ts'

/** Gives a person another role; it applies from their next request. Returns the former one. */
export async function changeRole(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { personId, roleId }: { personId: string; roleId: string },
): Promise<string> {
  await lockAdministration(db)
  const person = await readPerson(db, personId, actor.locale)
  if (person.role_id === roleId) throw new Refused('STATE', 'PERSON_HAS_ROLE')
  await requireGivableRole(db, actor, roleId)
  requireAdministrable(actor, person)
  await db.update('person').set({ role_id: roleId }).where('person.id', '=', personId).execute()
  await requireAdministratorLeft(db)
  await raiseRevisions(db, actor, [personId])
  await events.record(
    db,
    namedEvent(
      actor,
      'person.changed',
      { id: personId, name: person.full },
      { changed: ['role'], roleId, formerRoleId: person.role_id },
    ),
  )
  await notifyClients(db, [personId], { topic: 'access' })
  return person.role_id
}
