import { eventActor } from '../../platform/events/event-actor.ts'
import type { BusinessEvent } from '../../platform/events/business-events.ts'
import type { Actor } from '../../platform/http/route.ts'

function contractEvent(
  type: string,
  actor: Actor,
  contractId: string,
  payload: object,
): BusinessEvent {
  return {
    type,
    actor: eventActor(actor),
    objectType: 'contract',
    objectId: contractId,
    contractId,
    payload,
  }
}

export function contractCreated(
  actor: Actor,
  contract: { id: string; reference: string; from: 'template' | 'upload' | 'scratch' },
): BusinessEvent {
  return contractEvent('contract.created', actor, contract.id, {
    reference: contract.reference,
    from: contract.from,
  })
}

export function detailsChanged(
  actor: Actor,
  contractId: string,
  changed: readonly string[],
): BusinessEvent {
  return contractEvent('contract.detailsChanged', actor, contractId, { changed })
}

export function fieldsChanged(
  actor: Actor,
  contractId: string,
  variables: readonly string[],
): BusinessEvent {
  return contractEvent('contract.fieldsChanged', actor, contractId, { variables })
}

/** Published at every save, recorded once a sitting: `fromVersion` is what the section said when the sitting began. */
export function sectionSaved(
  actor: Actor,
  contractId: string,
  { sectionId, fromVersion }: { sectionId: string; fromVersion: number },
): BusinessEvent {
  return contractEvent('contract.sectionSaved', actor, contractId, {
    objectId: sectionId,
    fromVersion,
  })
}

export type ContentAct =
  | 'sectionAdded'
  | 'sectionMoved'
  | 'sectionRemoved'
  | 'sectionRestored'
  | 'sectionLocked'
  | 'sectionUnlocked'
  | 'sectionNumbered'
  | 'sectionUnnumbered'
  | 'versionRestored'
  | 'blockAdded'
  | 'blockRenamed'
  | 'blockMoved'
  | 'blockRemoved'
  | 'blockRestored'

/** The text changed, or who may change it. Validations listen: theirs fall when the content's hash does. */
export function contentChanged(
  actor: Actor,
  contractId: string,
  act: ContentAct,
  objectId: string,
): BusinessEvent {
  return contractEvent(`contract.${act}`, actor, contractId, { objectId })
}

/** The events after which a contract may say something else: what is bound to its content checks its hash again. */
export const CONTENT_EVENTS = [
  'contract.detailsChanged',
  'contract.fieldsChanged',
  'contract.datesChanged',
  'contract.sectionSaved',
  'contract.sectionAdded',
  'contract.sectionMoved',
  'contract.sectionRemoved',
  'contract.sectionRestored',
  'contract.sectionNumbered',
  'contract.sectionUnnumbered',
  'contract.versionRestored',
  'contract.blockAdded',
  'contract.blockRenamed',
  'contract.blockMoved',
  'contract.blockRemoved',
  'contract.blockRestored',
] as const
