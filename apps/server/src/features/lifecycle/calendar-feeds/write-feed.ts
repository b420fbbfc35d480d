import type {
  CalendarAddress,
  NewCalendarFeed,
} from '@tacite/api/lifecycle/calendar-feeds-endpoints.ts'
import { API_PREFIX } from '@tacite/api/endpoint.ts'
import { MOST_FEEDS } from '@tacite/domain/calendar-feeds/most-feeds.ts'
import type { EventPayloads } from '@tacite/domain/events/event-catalogue.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { hashToken, newToken } from '../../../platform/http/session-cookie.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ownFeeds } from './feeds.query.ts'
import { knownFolders } from '../../people/access/public.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'settings'>

/** Creates a calendar. Its address is answered this once: only the hash of its token stays. */
export async function createFeed(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  asked: NewCalendarFeed,
): Promise<CalendarAddress> {
  const folderId = asked.scope === 'folder' ? asked.folderId : null
  if (folderId && (await knownFolders(db, actor, [folderId])).length === 0)
    throw new Refused('RULE', { code: 'FOLDER_NOT_FOUND', field: 'folderId' })
  // Of two created at once, one may be too many.
  await lockRow(db, 'person', actor.personId)
  if ((await ownFeeds(db, actor)).count >= MOST_FEEDS)
    throw new Refused('STATE', { code: 'CALENDAR_FEEDS_FULL', params: { most: MOST_FEEDS } })
  const now = deps.clock.now()
  const token = newToken()
  const id = newId(now)
  await db
    .insert('calendar_feed', {
      id,
      person_id: actor.personId,
      scope: asked.scope,
      folder_id: folderId,
      token_hash: hashToken(token),
      created_at: now,
    })
    .execute()
  await record(deps, db, actor, 'account.calendarFeedCreated', { scope: asked.scope, folderId })
  return address(deps, db, actor, id, token)
}

/** Replaces the address: the former one is unknown from now on. */
export async function renewAddress(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  feedId: string,
): Promise<CalendarAddress> {
  const token = newToken()
  const renewed = await db
    .update('calendar_feed')
    .set({ token_hash: hashToken(token), last_fetched_at: null })
    .where('calendar_feed.id', '=', feedId)
    .where('calendar_feed.person_id', '=', actor.personId)
    .returning(['calendar_feed.scope', 'calendar_feed.folder_id'])
    .executeTakeFirst()
  if (!renewed) throw new Refused('NOT_FOUND', 'CALENDAR_FEED_NOT_FOUND')
  const { scope, folder_id: folderId } = renewed
  await record(deps, db, actor, 'account.calendarFeedRenewed', { scope, folderId })
  return address(deps, db, actor, feedId, token)
}

export async function removeFeed(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  feedId: string,
): Promise<void> {
  const removed = await db
    .delete('calendar_feed')
    .where('calendar_feed.id', '=', feedId)
    .where('calendar_feed.person_id', '=', actor.personId)
    .returning(['calendar_feed.scope', 'calendar_feed.folder_id'])
    .executeTakeFirst()
  if (!removed) throw new Refused('NOT_FOUND', 'CALENDAR_FEED_NOT_FOUND')
  const { scope, folder_id: folderId } = removed
  await record(deps, db, actor, 'account.calendarFeedRemoved', { scope, folderId })
}

async function address(
  { settings }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  feedId: string,
  token: string,
): Promise<CalendarAddress> {
  const { value } = await ownFeeds(db, actor)
  return {
    feed: value.find(({ _id }) => _id === feedId)!,
    url: `${settings.publicUrl}${API_PREFIX}/calendars/${token}.ics`,
  }
}

type FeedEvent =
  | 'account.calendarFeedCreated'
  | 'account.calendarFeedRenewed'
  | 'account.calendarFeedRemoved'

async function record(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  type: FeedEvent,
  { scope, folderId }: { scope: EventPayloads[FeedEvent]['scope']; folderId: string | null },
): Promise<void> {
  await events.record(db, {
    type,
    actor: eventActor(actor),
    objectId: actor.personId,
    payload: folderId === null ? { scope } : { scope, folderId },
  })
}
