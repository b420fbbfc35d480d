import type { EVENTS, EventName, EventPayloads } from '@tacite/domain/events/event-catalogue.ts'
import type { Actor } from '../access/actor.ts'
import type { NewEvent } from './business-events.ts'
import { eventActor } from './event-actor.ts'
import type { RestPayload } from './named-event.ts'

/** The events about a contract as a whole. */
type ContractEventName = {
  [Name in EventName]: (typeof EVENTS)[Name] extends { object: 'contract'; ofContract: true }
    ? Name
    : never
}[EventName]

/**
 * An event about a contract; without an actor, Tacite itself did it.
 * @example contractEvent(actor, 'contract.detailsChanged', contractId, { changed: ['title'] })
 */
export function contractEvent<Name extends ContractEventName>(
  actor: Actor | null,
  type: Name,
  contractId: string,
  ...[payload]: RestPayload<Name>
): NewEvent<Name> {
  return {
    type,
    actor: actor && eventActor(actor),
    objectId: contractId,
    contractId,
    payload: (payload ?? {}) as EventPayloads[Name],
  }
}
