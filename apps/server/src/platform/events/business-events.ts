import type { CompanyDatabase } from '../database/company-database.ts'

/** Something that happened in the business and that someone will ask about: it goes into the audit trail. */
export interface BusinessEvent<Payload extends object = object> {
  /** Noun and verb in the past: `contract.terminated`. */
  type: string
  /** Who did it; null: Tacite itself (a job). */
  actor: EventActor | null
  objectType: string
  objectId: string
  contractId?: string
  /** Facts without personal data: they enter the hash chain in clear. */
  payload: Payload
  /** Names and addresses: they enter the chain as salted commitments and can be erased. */
  personal?: Record<string, string>
}

export interface EventActor {
  id: string | null
  label: string
}

type Subscriber = (db: CompanyDatabase, event: BusinessEvent) => Promise<void>

/**
 * News between features: the one who acts never knows who listens.
 * Subscribers run in the transaction of the act, so what they write is there exactly when the act is.
 */
export interface BusinessEvents {
  on<Payload extends object>(
    type: string,
    subscriber: (db: CompanyDatabase, event: BusinessEvent<Payload>) => Promise<void>,
  ): void
  /** For what follows every act, such as derived facts. */
  onEvery(subscriber: Subscriber): void
  /** Calls the subscribers alone, for what an event in the trail covers already: a later save of the same sitting. */
  publish(db: CompanyDatabase, event: BusinessEvent): Promise<void>
  /** Writes the event into the company's audit chain, then calls the subscribers. */
  record(db: CompanyDatabase, event: BusinessEvent): Promise<void>
  /** The same for a bulk act: one statement writes them all; subscribers are called for each, in order. */
  recordMany(db: CompanyDatabase, events: readonly BusinessEvent[]): Promise<void>
}

type Append = (db: CompanyDatabase, events: readonly BusinessEvent[]) => Promise<void>

export function businessEvents(append: Append): BusinessEvents {
  const subscribers = new Map<string, Subscriber[]>()
  const always: Subscriber[] = []
  const publish: Subscriber = async (db, event) => {
    for (const subscriber of [...always, ...(subscribers.get(event.type) ?? [])])
      await subscriber(db, event)
  }
  const recordMany: BusinessEvents['recordMany'] = async (db, events) => {
    if (events.length === 0) return
    await append(db, events)
    for (const event of events) await publish(db, event)
  }
  return {
    on: (type, subscriber) => {
      subscribers.set(type, [...(subscribers.get(type) ?? []), subscriber as Subscriber])
    },
    onEvery: (subscriber) => {
      always.push(subscriber)
    },
    publish,
    record: (db, event) => recordMany(db, [event]),
    recordMany,
  }
}
