import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { BusinessEvent, EventActor } from '../../platform/events/business-events.ts'

/** Whom a share is with. */
export type SharedWith =
  | { kind: 'person'; personId: string }
  | { kind: 'group'; groupId: string }
  | { kind: 'thirdParty' }

interface Given {
  level: ContractLevel
  /** The last day, YYYY-MM-DD; null: it does not end. */
  day: string | null
}

/** Somebody has the contract now who had it not before. */
export type ContractShared = SharedWith & Given

export interface ShareSubject {
  contractId: string
  shareId: string
  /** The name or the address of whom it is shared with. */
  name: string
}

const about =
  <Payload extends object>(type: string) =>
  (
    actor: EventActor | null,
    { contractId, shareId, name }: ShareSubject,
    payload: Payload,
    personal: Record<string, string> = {},
  ): BusinessEvent<Payload> => ({
    type,
    actor,
    objectType: 'share',
    objectId: shareId,
    contractId,
    payload,
    personal: { sharedWith: name, ...personal },
  })

export const contractShared = about<ContractShared>('contract.shared')
export const shareChanged = about<SharedWith & Given>('contract.shareChanged')
export const shareRevoked = about<SharedWith>('contract.shareRevoked')
export const shareResent = about<object>('contract.shareResent')
export const shareOpened = about<object>('contract.shareOpened')
export const shareWrongCode = about<{ tries: number }>('contract.shareWrongCode')
