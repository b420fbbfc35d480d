import {
  EVENTS,
  type EventName,
  type EventPayloads,
  type EventsWith,
} from '@tacite/domain/events/event-catalogue.ts'
import type { CompanyDatabase } from '../database/company-database.ts'

/** Something that happened in the business, as the act reports it. Its effects are listed in the catalogue. */
export type NewEvent<Name extends EventName> = Places[Name] & {
  type: Name
  /** Who did it; null for Tacite itself (a job). */
  actor: EventActor | null
  objectId: string
  /** Facts without personal data: hashed into the chain in clear. */
  payload: EventPayloads[Name]
  /** Names and addresses: they enter the chain as salted commitments and can be erased. */
  personal?: Record<string, string>
}

/** Which events are recorded with the contract they happen to. */
type Places = {
  [Name in EventName]: Name extends EventsWith<'ofContract'>
    ? { contractId: string }
    : { contractId?: undefined }
}

/** An event as it is written into the trail and as subscribers get it. */
export type BusinessEvent<Name extends EventName = EventName> = Name extends EventName
  ? NewEvent<Name> & { objectType: (typeof EVENTS)[Name]['object'] }
  : never

export interface EventActor {
  id: string | null
  label: string
}

/** All that happened in one act: one event or a hundred thousand. Subscribers must not query per event in a loop. */
export type Subscriber<Name extends EventName> = (
  db: CompanyDatabase,
  events: readonly BusinessEvent<Name>[],
) => Promise<void>

/**
 * Events between features: the publisher never knows its subscribers. Subscribers run in the transaction of the act,
 * so what they write commits or rolls back with it.
 */
export interface BusinessEvents {
  /** @example events.on('contract.sealed', async (db, sealed) => { … sealed[0].payload.sealedSha256 }) */
  on<Name extends EventName>(names: Name | readonly Name[], subscriber: Subscriber<Name>): void
  /** Calls the subscribers only, when an event in the trail already covers the act: a later save of the same sitting. */
  publish<Name extends EventName>(db: CompanyDatabase, event: NewEvent<Name>): Promise<void>
  /** Appends the event to the company's audit trail, then calls the subscribers. */
  record<Name extends EventName>(db: CompanyDatabase, event: NewEvent<Name>): Promise<void>
  /** The same for a bulk act: one insert for all events, one call per subscriber. */
  recordMany<Name extends EventName>(
    db: CompanyDatabase,
    events: readonly NewEvent<Name>[],
  ): Promise<void>
}

type Append = (db: CompanyDatabase, events: readonly BusinessEvent[]) => Promise<void>

export function businessEvents(append: Append): BusinessEvents {
  const subscriptions: { names: ReadonlySet<EventName>; subscriber: Subscriber<EventName> }[] = []
  const publishAll: Append = async (db, events) => {
    for (const { names, subscriber } of subscriptions) {
      const concerning = events.filter(({ type }) => names.has(type))
      if (concerning.length > 0) await subscriber(db, concerning)
    }
  }
  const recordAll: Append = async (db, events) => {
    if (events.length === 0) return
    await append(db, events)
    await publishAll(db, events)
  }
  return {
    on: <Name extends EventName>(names: Name | readonly Name[], subscriber: Subscriber<Name>) => {
      const all = typeof names === 'string' ? [names] : names
      // Subscribers only ever receive events of the names they subscribed to.
      subscriptions.push({ names: new Set(all), subscriber: subscriber as Subscriber<EventName> })
    },
    publish: (db, event) => publishAll(db, [described(event)]),
    record: (db, event) => recordAll(db, [described(event)]),
    recordMany: (db, events) => recordAll(db, events.map(described)),
  }
}

function described<Name extends EventName>(event: NewEvent<Name>): BusinessEvent {
  return { ...event, objectType: EVENTS[event.type].object } as BusinessEvent
}
