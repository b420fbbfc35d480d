import type { Platform } from '../../../platform/platform.ts'

/** A person who is blocked loses their calendars for good, like their sessions: unblocking opens no former address. */
export function endFeedsOfBlocked({ events }: Pick<Platform, 'events'>): void {
  events.on('person.blocked', async (db, blocked) => {
    await db
      .delete('calendar_feed')
      .where(
        'calendar_feed.person_id',
        'in',
        blocked.map(({ objectId }) => objectId),
      )
      .execute()
  })
}
