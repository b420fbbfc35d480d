import { eventActor } from '../../platform/events/event-actor.ts'
import type { Actor } from '../../platform/http/route.ts'

type Verb =
  | 'created'
  | 'renamed'
  | 'ownerChanged'
  | 'moved'
  | 'granted'
  | 'grantChanged'
  | 'revoked'

/** What was done to a folder; its name, and whom it was opened to, are personal. */
export function folderEvent(
  actor: Actor,
  verb: Verb,
  folder: { id: string; name: string },
  {
    payload = {},
    holder,
  }: { payload?: Record<string, string | null>; holder?: string | null } = {},
) {
  return {
    type: `folder.${verb}`,
    actor: eventActor(actor),
    objectType: 'folder',
    objectId: folder.id,
    payload,
    personal: { label: folder.name, ...(holder ? { holder } : {}) },
  }
}
