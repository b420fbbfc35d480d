import type { EVENTS, EventsWith } from '@tacite/domain/events/event-catalogue.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import type { Notice } from './notify.ts'

/** The events that people are notified of. */
export type NotifyingEvent = EventsWith<'notifies'>

/** A notification of one of the types that the catalogue allows for the event, and its recipients. */
export type NoticeOf<Name extends NotifyingEvent> = Notice & {
  type: (typeof EVENTS)[Name]['notifies'][number]
}

/** Recipients and content of notifications: one function for each event of the catalogue that notifies. */
export type Notices<Names extends NotifyingEvent = NotifyingEvent> = {
  [Name in Names]: (
    db: CompanyDatabase,
    events: readonly BusinessEvent<Name>[],
    now: Date,
  ) => NoticeOf<Name>[] | Promise<NoticeOf<Name>[]>
}

/** Everyone except the actor. */
export function others(
  personIds: readonly (string | null)[],
  actor: { id: string | null } | null,
): string[] {
  return personIds.filter((id): id is string => id !== null && id !== actor?.id)
}
