import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Ends one calendar of a person, or all of them; the person is notified. */
export async function revokeFeeds(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { userId, calendarId }: { userId: string; calendarId?: string },
): Promise<void> {
  const revoked = await db
    .delete('calendar_feed')
    .where('calendar_feed.person_id', '=', userId)
    .$if(calendarId !== undefined, (query) => query.where('calendar_feed.id', '=', calendarId!))
    .returning('calendar_feed.id')
    .execute()
  if (revoked.length === 0) throw new Refused('NOT_FOUND', 'CALENDAR_FEED_NOT_FOUND')
  const { name } = await db
    .select('person')
    .where('person.id', '=', userId)
    .select(personName('person').as('name'))
    .executeTakeFirstOrThrow()
  const named = { id: userId, name }
  await events.record(
    db,
    namedEvent(actor, 'person.calendarFeedsRevoked', named, { count: revoked.length }),
  )
}
