import type { CalendarFeed } from '@tacite/api/lifecycle/calendar-feeds-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { knownFolders } from '../../people/access/public.ts'

/** A person's own calendars, the oldest first. */
export async function ownFeeds(
  db: CompanyDatabase,
  actor: Actor,
): Promise<{ value: CalendarFeed[]; count: number }> {
  const rows = await db
    .select('calendar_feed')
    .where('calendar_feed.person_id', '=', actor.personId)
    .select(['calendar_feed.id', 'calendar_feed.scope', 'calendar_feed.folder_id'])
    .select(['calendar_feed.created_at', 'calendar_feed.last_fetched_at'])
    .orderBy('calendar_feed.created_at')
    .orderBy('calendar_feed.id')
    .execute()
  const folders = await knownFolders(
    db,
    actor,
    rows.flatMap(({ folder_id }) => folder_id ?? []),
  )
  const value = rows.map((row) => ({
    _id: row.id,
    scope: row.scope,
    folder: folders.find(({ _id }) => _id === row.folder_id) ?? null,
    createdAt: row.created_at.toISOString(),
    lastFetchedAt: row.last_fetched_at?.toISOString() ?? null,
  }))
  return { value, count: value.length }
}
