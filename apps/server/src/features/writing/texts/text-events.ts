import type {
  PayloadOfChange,
  TextChange,
  TextEventName,
} from '@tacite/domain/events/text-events.ts'
import type { NewEvent } from '../../../platform/events/business-events.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { TextOwner } from './text-owner.ts'

/**
 * A change of part of a text, or of who may change it: an event about the owner of the text.
 * @example textEvent(actor, owner, 'sectionMoved', { objectId: sectionId })
 */
export function textEvent<Change extends TextChange>(
  actor: Actor,
  { kind, id }: TextOwner,
  change: Change,
  payload: PayloadOfChange<Change>,
): NewEvent<TextEventName> {
  return {
    type: `${kind}.${change}`,
    actor: eventActor(actor),
    objectId: id,
    ...(kind === 'contract' ? { contractId: id } : {}),
    payload,
    // A clause is never rearranged (requireArrangeable): it has no event of that kind.
  } as NewEvent<TextEventName>
}
