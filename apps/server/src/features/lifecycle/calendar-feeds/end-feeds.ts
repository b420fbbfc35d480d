import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Deletes every calendar of these people; returns how many. Their addresses are unknown from now on. */
export async function endFeeds(db: CompanyDatabase, personIds: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .delete('calendar_feed')
    .where('calendar_feed.person_id', 'in', personIds)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** A person who is blocked loses their calendars for good, like their sessions: unblocking opens no former address. */
export function endFeedsOfBlocked({ events }: Pick<Platform, 'events'>): void {
  events.on('person.blocked', async (db, blocked) => {
    await endFeeds(
      db,
      blocked.map(({ objectId }) => objectId),
    )
  })
}
