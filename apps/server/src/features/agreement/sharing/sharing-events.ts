import type { ContractPayloads } from '@tacite/domain/events/contract-events.ts'
import type { EventPayloads } from '@tacite/domain/events/event-catalogue.ts'
import type { EventActor, NewEvent } from '../../../platform/events/business-events.ts'

export interface ShareSubject {
  contractId: string
  shareId: string
  /** The name or the address of the recipient. */
  name: string
}

type ShareEventName = Extract<keyof ContractPayloads, `contract.share${string}`>

const about =
  <Name extends ShareEventName>(type: Name) =>
  (
    actor: EventActor | null,
    { contractId, shareId, name }: ShareSubject,
    payload: EventPayloads[Name],
    personal: Record<string, string> = {},
  ): NewEvent<Name> => ({
    type,
    actor,
    objectId: shareId,
    contractId,
    payload,
    personal: { sharedWith: name, ...personal },
  })

export const contractShared = about('contract.shared')
export const shareChanged = about('contract.shareChanged')
export const shareRevoked = about('contract.shareRevoked')
export const shareResent = about('contract.shareResent')
export const shareOpened = about('contract.shareOpened')
export const shareAlerted = about('contract.shareAlerted')
export const shareWrongCode = about('contract.shareWrongCode')
