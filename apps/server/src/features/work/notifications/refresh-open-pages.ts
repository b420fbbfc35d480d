import { EVENTS, eventsWith, type EventsWith } from '@tacite/domain/events/event-catalogue.ts'
import type { CompanyTopic } from '@tacite/domain/events/live-topics.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import {
  notifyEach,
  notifyCompany,
  type AddressedNews,
} from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { viewersOf } from '../../people/access/public.ts'

type LiveEvent = BusinessEvent<EventsWith<'live'>>
type ContractEvent = Extract<LiveEvent, { contractId: string }>

/** An act on more contracts than this makes every open page of the company refetch: one notice for all of them. */
const MOST_NOTICES = 20

/** Open pages refetch what has changed, so that nobody decides on stale data. */
export function refreshOpenPages({ clock, events }: Pick<Platform, 'clock' | 'events'>): void {
  events.on(eventsWith('live'), async (db, happened) => {
    const topics = new Set(happened.flatMap((event) => companyTopic(event) ?? []))
    for (const topic of topics) await notifyCompany(db, { topic })
    await notifyOfContracts(db, happened.filter(isOfContract), clock.now())
  })
}

function isOfContract(event: LiveEvent): event is ContractEvent {
  return event.contractId !== undefined
}

/** What everyone in the company may choose among or see the name of. */
function companyTopic({ type }: LiveEvent): CompanyTopic | null {
  const { live } = EVENTS[type]
  return live === 'contract' || live === 'text' ? null : live
}

async function notifyOfContracts(
  db: CompanyDatabase,
  happened: readonly ContractEvent[],
  at: Date,
): Promise<void> {
  if (happened.length === 0) return
  const contractIds = [...new Set(happened.map(({ contractId }) => contractId))]
  if (contractIds.length > MOST_NOTICES) return notifyCompany(db, { topic: 'contract' })
  const viewers = await viewersOf(db, contractIds, at)
  await notifyEach(
    db,
    happened.map((event) => noticeOf(event, viewers.get(event.contractId) ?? [])),
  )
}

function noticeOf(
  { type, contractId, actor }: ContractEvent,
  viewerIds: readonly string[],
): AddressedNews {
  const topic = EVENTS[type].live
  // The writer has the text already: they would only refetch their own saves.
  const personIds = topic === 'text' ? viewerIds.filter((id) => id !== actor?.id) : viewerIds
  return { personIds, news: { topic, contractId } }
}
