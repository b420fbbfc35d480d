import { calendarFeedsEndpoints } from '@tacite/api/lifecycle/calendar-feeds-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createHash } from 'node:crypto'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyFeeds } from './company-feeds.query.ts'
import { ownFeeds } from './feeds.query.ts'
import { findFeed } from './find-feed.ts'
import { publishCalendar } from './publish-calendar.ts'
import { revokeFeed, revokeFeedsOf } from './revoke-feeds.ts'
import { createFeed, removeFeed, renewAddress } from './write-feed.ts'

type Deps = Pick<
  Platform,
  'clock' | 'events' | 'settings' | 'inCompanyForReports' | 'rateLimit'
> & { preAuth: PreAuthDatabase }

/** Applications ask every few hours; a faster one would only load the database. */
const MOST_FETCHES = 20

export function calendarFeedsRoutes(deps: Deps): Route[] {
  return [
    route(calendarFeedsEndpoints.list, ({ db, actor }) => ownFeeds(db, actor)),
    route(calendarFeedsEndpoints.create, ({ db, actor, body }) =>
      createFeed(deps, db, actor, body),
    ),
    route(calendarFeedsEndpoints.renew, ({ db, actor, params }) =>
      renewAddress(deps, db, actor, params.feedId),
    ),
    route(calendarFeedsEndpoints.remove, ({ db, actor, params }) =>
      removeFeed(deps, db, actor, params.feedId),
    ),
    route(calendarFeedsEndpoints.ofCompany, ({ db, actor, query }) =>
      companyFeeds(db, actor, query),
    ),
    route(calendarFeedsEndpoints.revoke, ({ db, actor, params }) =>
      revokeFeed(deps, db, actor, params.calendarId),
    ),
    route(calendarFeedsEndpoints.revokeAll, ({ db, actor, params }) =>
      revokeFeedsOf(deps, db, actor, params.userId),
    ),
    route(calendarFeedsEndpoints.read, async ({ params, request, reply }) => {
      const found = await findFeed(deps, params.file)
      // The same for an address that is unknown, malformed or no longer valid.
      if (!found) throw new Refused('NOT_FOUND', 'NOT_FOUND')
      await deps.rateLimit(`calendar ${found.feedId}`, MOST_FETCHES, 60)
      const text = await deps.inCompanyForReports(found.companyId, (db) =>
        publishCalendar(deps, db, found),
      )
      const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
      void reply.header('etag', tag).header('cache-control', 'private, no-cache')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(text)
    }),
  ]
}
