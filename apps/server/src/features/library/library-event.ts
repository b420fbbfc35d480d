import { eventActor } from '../../platform/events/event-actor.ts'
import type { Actor } from '../../platform/http/route.ts'

/** `category.created`: what happened to something that contracts are described with; its name is personal. */
export function libraryEvent(
  actor: Actor,
  noun: string,
  verb: 'created' | 'changed' | 'merged',
  objectId: string,
  label: string,
) {
  return {
    type: `${noun}.${verb}`,
    actor: eventActor(actor),
    objectType: noun,
    objectId,
    payload: {},
    personal: { label },
  }
}
