import { notificationsEndpoints } from '@tacite/api/work/notifications-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { streamEvents } from '../../../platform/live/stream-events.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isSessionRunning } from '../../people/accounts/public.ts'
import { keptNotifications } from './kept-notifications.query.ts'
import { markNotifications } from './mark-notifications.ts'
import { countUnread, unreadPage } from './notifications.query.ts'

export function notificationsRoutes({ inCompany, clock, live }: Platform): Route[] {
  return [
    route(notificationsEndpoints.list, async ({ db, actor, query }) =>
      query.$count === 'true'
        ? { count: await countUnread(db, actor) }
        : unreadPage(db, actor, query),
    ),
    route(notificationsEndpoints.kept, ({ db, actor, query }) =>
      keptNotifications(db, actor, query),
    ),
    route(notificationsEndpoints.mark, ({ db, actor, body }) =>
      markNotifications({ clock }, db, actor, body),
    ),
    route(notificationsEndpoints.read, async ({ db, actor, params }) => {
      const { numUpdatedRows } = await db
        .update('notification')
        .set({ read_at: clock.now() })
        .where('notification.id', '=', params.notificationId)
        .where('notification.person_id', '=', actor.personId)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw new Refused('NOT_FOUND', 'NOT_FOUND')
    }),
    route(notificationsEndpoints.readAll, async ({ db, actor }) => {
      await db
        .update('notification')
        .set({ read_at: clock.now() })
        .where('notification.person_id', '=', actor.personId)
        .where('notification.read_at', 'is', null)
        .execute()
    }),
    route(notificationsEndpoints.live, ({ actor, query, reply }) =>
      Promise.resolve(
        streamEvents(
          live,
          {
            companyId: actor.companyId,
            personId: actor.personId,
            missedMs: query.missedMs,
            isSignedIn: () =>
              inCompany(actor.companyId, (db) => isSessionRunning(db, actor, clock.now())),
          },
          reply,
        ),
      ),
    ),
  ]
}
