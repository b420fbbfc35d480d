import type { EventName, EventPayloads, EventsWith } from '@tacite/domain/events/event-catalogue.ts'
import type { NoFacts } from '@tacite/domain/events/event-description.ts'
import type { Actor } from '../access/actor.ts'
import type { NewEvent } from './business-events.ts'
import { eventActor } from './event-actor.ts'

/** What follows the object: the payload, where there is one. */
export type RestPayload<Name extends EventName> = EventPayloads[Name] extends NoFacts
  ? []
  : [payload: EventPayloads[Name]]

/**
 * An event about an object that the activity sentence names; the name counts as personal data.
 * @example namedEvent(actor, 'category.created', { id, name })
 */
export function namedEvent<Name extends Exclude<EventName, EventsWith<'ofContract'>>>(
  actor: Actor,
  type: Name,
  { id, name }: { id: string; name: string },
  ...[payload]: RestPayload<Name>
): NewEvent<Name> {
  return {
    type,
    actor: eventActor(actor),
    objectId: id,
    payload: (payload ?? {}) as EventPayloads[Name],
    personal: { label: name },
  }
}

/** With why, where the person said so: their own words are personal data, beside the name of the object. */
export function withReason<Event extends { personal?: Record<string, unknown> }>(
  event: Event,
  reason: string,
): Event {
  return reason === '' ? event : { ...event, personal: { ...event.personal, reason } }
}
