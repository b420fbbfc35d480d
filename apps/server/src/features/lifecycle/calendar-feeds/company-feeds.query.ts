import type { CompanyCalendarFeed } from '@tacite/api/lifecycle/calendar-feeds-endpoints.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { knownFolders } from '../../people/access/public.ts'

/** The calendars of everybody, by person. A folder that the reader does not know is not named. */
export async function companyFeeds(
  db: CompanyDatabase,
  actor: Actor,
  { $top, $skip }: { $top: number; $skip: number },
): Promise<{ value: CompanyCalendarFeed[]; count: number }> {
  const rows = await db
    .select('calendar_feed')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'calendar_feed.company_id')
        .onRef('person.id', '=', 'calendar_feed.person_id'),
    )
    .select(['calendar_feed.id', 'calendar_feed.scope', 'calendar_feed.folder_id'])
    .select(['calendar_feed.created_at', 'calendar_feed.last_fetched_at'])
    .select(['person.id as person_id', personName('person').as('name')])
    .orderBy('name')
    .orderBy('person.id')
    .orderBy('calendar_feed.created_at')
    .orderBy('calendar_feed.id')
    .limit($top <= 0 ? 1000 : $top)
    .offset($skip)
    .execute()
  const { count } = await db
    .select('calendar_feed')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  const folders = await knownFolders(
    db,
    actor,
    rows.flatMap(({ folder_id }) => folder_id ?? []),
  )
  return {
    count,
    value: rows.map((row) => ({
      _id: row.id,
      scope: row.scope,
      folder: folders.find(({ _id }) => _id === row.folder_id) ?? null,
      createdAt: row.created_at.toISOString(),
      lastFetchedAt: row.last_fetched_at?.toISOString() ?? null,
      person: { _id: row.person_id, name: row.name },
    })),
  }
}
