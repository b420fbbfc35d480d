import { EVENTS, eventsWith, type EventsWith } from '@tacite/domain/events/event-catalogue.ts'
import type { BusinessEvent } from '../../platform/events/business-events.ts'
import {
  announceEach,
  announceToCompany,
  type AddressedNews,
} from '../../platform/live/live-news.ts'
import type { Platform } from '../../platform/platform.ts'
import { viewersOf } from '../access/public.ts'

type LiveEvent = BusinessEvent<EventsWith<'live'>>

/** An act on more contracts than this makes every open page of the company fetch again: one notice for all of them. */
const MOST_NOTICES = 20

/** Open pages of a contract fetch again what has changed: nobody decides on what is no longer so. */
export function refreshOpenPages({ clock, events }: Pick<Platform, 'clock' | 'events'>): void {
  events.on(eventsWith('live'), async (db, happened) => {
    const contractIds = [...new Set(happened.map(({ contractId }) => contractId))]
    if (contractIds.length > MOST_NOTICES) return announceToCompany(db, { topic: 'contract' })
    const viewers = await viewersOf(db, contractIds, clock.now())
    await announceEach(
      db,
      happened.map((event) => noticeOf(event, viewers.get(event.contractId) ?? [])),
    )
  })
}

function noticeOf(
  { type, contractId, actor }: LiveEvent,
  viewerIds: readonly string[],
): AddressedNews {
  const topic = EVENTS[type].live
  // Who writes has the text: their own saves would only have it fetched back.
  const personIds = topic === 'text' ? viewerIds.filter((id) => id !== actor?.id) : viewerIds
  return { personIds, news: { topic, contractId } }
}
