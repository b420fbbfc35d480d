import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'

type Deps = Pick<Platform, 'events'>

/** Ends one calendar of somebody; they are notified. */
export async function revokeFeed(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  feedId: string,
): Promise<void> {
  const revoked = await db
    .delete('calendar_feed')
    .where('calendar_feed.id', '=', feedId)
    .returning('calendar_feed.person_id')
    .executeTakeFirst()
  if (!revoked) throw new Refused('NOT_FOUND', 'CALENDAR_FEED_NOT_FOUND')
  await record(deps, db, actor, { personId: revoked.person_id, count: 1 })
}

/** Ends all calendars of a person; they are notified. */
export async function revokeFeedsOf(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
): Promise<void> {
  const revoked = await db
    .delete('calendar_feed')
    .where('calendar_feed.person_id', '=', personId)
    .returning('calendar_feed.id')
    .execute()
  await record(deps, db, actor, { personId, count: revoked.length })
}

async function record(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { personId, count }: { personId: string; count: number },
): Promise<void> {
  const person = await db
    .select('person')
    .where('person.id', '=', personId)
    .select(personName('person').as('name'))
    .executeTakeFirst()
  if (!person) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  if (count === 0) throw new Refused('STATE', 'CALENDAR_FEEDS_NONE')
  const named = { id: personId, name: person.name }
  await events.record(db, namedEvent(actor, 'person.calendarFeedsRevoked', named, { count }))
}
