import type { EventPayloads } from '@tacite/domain/events/event-catalogue.ts'
import type { PaperPayloads } from '@tacite/domain/events/paper-events.ts'
import type { SigningPayloads } from '@tacite/domain/events/signing-events.ts'
import type { EventActor, NewEvent } from '../../../platform/events/business-events.ts'

interface About {
  actor: EventActor | null
  contractId: string
}

const ofRequest =
  <Name extends keyof SigningPayloads | keyof PaperPayloads>(type: Name) =>
  (
    { actor, contractId }: About,
    requestId: string,
    payload: EventPayloads[Name],
  ): NewEvent<Name> => ({ type, actor, objectId: requestId, contractId, payload })

const ofSignatory =
  <Name extends keyof SigningPayloads>(type: Name) =>
  (
    { actor, contractId }: About,
    signatory: { id: string; name: string },
    payload: EventPayloads[Name],
  ): NewEvent<Name> => ({
    type,
    actor,
    objectId: signatory.id,
    contractId,
    payload,
    personal: { signatory: signatory.name },
  })

export const signatureRequested = ofRequest('signature.requested')
export const contractPrinted = ofRequest('signature.printed')
export const scanAwaited = ofRequest('signature.scanAwaited')
export const signatureCompleted = ofRequest('signature.completed')
export const signatureCancelled = ofRequest('signature.cancelled')
export const sealDelayed = ofRequest('signature.sealDelayed')
export const timestampMissing = ofRequest('signature.timestampMissing')
export const contractSealed = ofRequest('contract.sealed')

export const signatoryInvited = ofSignatory('signature.invited')
export const invitationResent = ofSignatory('signature.invitationResent')
export const documentDisplayed = ofSignatory('signature.opened')
export const consentGiven = ofSignatory('signature.consented')
export const wrongCode = ofSignatory('signature.wrongCode')
export const signatorySigned = ofSignatory('signature.signed')
