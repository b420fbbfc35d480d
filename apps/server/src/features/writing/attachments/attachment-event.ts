import type { AttachmentPayloads } from '@tacite/domain/events/attachment-events.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { NewEvent } from '../../../platform/events/business-events.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { AttachmentPlace } from './attachment-repository.ts'

/** Those of deletions are recorded with the removal. */
type RecordedHere = Exclude<keyof AttachmentPayloads, 'attachment.removed' | 'attachment.restored'>

/**
 * An event about an attachment, which its sentence names.
 * @example attachmentEvent(actor, 'attachment.moved', { contractId, attachmentId }, { name }, {})
 */
export function attachmentEvent<Name extends RecordedHere>(
  actor: Actor,
  type: Name,
  { contractId, attachmentId }: AttachmentPlace,
  personal: { name: string; before?: string },
  payload: AttachmentPayloads[Name],
): NewEvent<Name> {
  const event = { type, actor: eventActor(actor), objectId: attachmentId, contractId, payload }
  return { ...event, personal } as unknown as NewEvent<Name>
}
