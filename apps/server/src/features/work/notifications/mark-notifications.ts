import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { notificationsEndpoints } from '@tacite/api/work/notifications-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ownNotifications } from './notifications.query.ts'
import { isOutstanding } from './outstanding-asks.ts'

/** Marks a person's notifications as read or unread, all or none. What asked for an act that is over stays read. */
export async function markNotifications(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { notificationIds, isRead }: BodyOf<typeof notificationsEndpoints.mark>,
): Promise<void> {
  const ids = [...new Set(notificationIds)]
  const own = await ownNotifications(db, actor)
    .where('notification.id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(isOutstanding(actor).as('isOutstanding'))
    .execute()
  if (own.length < ids.length) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  if (!isRead && own.some(({ isOutstanding: waits }) => !waits))
    throw new Refused('STATE', 'NOTIFICATION_ACT_OVER')
  await db
    .update('notification')
    .set({ read_at: isRead ? sql`coalesce(read_at, ${clock.now()})` : null })
    .where('notification.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('notification.person_id', '=', actor.personId)
    .execute()
  await notifyClients(db, [actor.personId], { topic: 'notifications' })
}
