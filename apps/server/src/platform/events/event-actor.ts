import { fullName } from '@tacite/domain/people/full-name.ts'
import type { Actor } from '../access/actor.ts'
import type { EventActor } from './business-events.ts'

/** The actor as the trail names them. */
export function eventActor(actor: Actor): EventActor {
  return { id: actor.personId, label: fullName(actor) }
}
