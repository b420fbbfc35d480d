import type { BusinessEvent, EventActor } from '../../platform/events/business-events.ts'

export interface SignatureRequested {
  documentSha256: string
  signatories: number
}

/** It is somebody's turn. */
export interface Invited {
  requestId: string
  position: number
  /** Null for an outside signatory. */
  personId: string | null
  requestedBy: string
}

export interface Signed {
  requestId: string
  position: number
  personId: string | null
  requestedBy: string
  documentSha256: string
  signature: 'typed' | 'drawn'
}

export interface SignatureCancelled {
  signatoryIds: string[]
  /** The inside signatories who had been invited. */
  personIds: string[]
  requestedBy: string
  /** Whether it starts anew at once. */
  isReset: boolean
}

/** All have signed and the PDF carries its seal: the contract is signed and locked for good. */
export interface ContractSealed {
  requestId: string
  requestedBy: string
  /** The inside signatories. */
  personIds: string[]
  documentSha256: string
  sealedSha256: string
  /** YYYY-MM-DD, in the company's time zone. */
  signatureDate: string
}

interface About {
  actor: EventActor | null
  contractId: string
}

const ofRequest =
  <Payload extends object>(type: string) =>
  ({ actor, contractId }: About, requestId: string, payload: Payload): BusinessEvent<Payload> => ({
    type,
    actor,
    objectType: 'signature',
    objectId: requestId,
    contractId,
    payload,
  })

const ofSignatory =
  <Payload extends object>(type: string) =>
  (
    { actor, contractId }: About,
    signatory: { id: string; name: string },
    payload: Payload,
  ): BusinessEvent<Payload> => ({
    type,
    actor,
    objectType: 'signatory',
    objectId: signatory.id,
    contractId,
    payload,
    personal: { signatory: signatory.name },
  })

export const signatureRequested = ofRequest<SignatureRequested>('signature.requested')
export const signatureCompleted = ofRequest<{ documentSha256: string }>('signature.completed')
export const signatureCancelled = ofRequest<SignatureCancelled>('signature.cancelled')
export const sealDelayed = ofRequest<{ attempts: number; requestedBy: string }>(
  'signature.sealDelayed',
)
export const contractSealed = ofRequest<ContractSealed>('contract.sealed')

export const signatoryInvited = ofSignatory<Invited>('signature.invited')
export const invitationResent = ofSignatory<{ requestId: string; personId: string | null }>(
  'signature.invitationResent',
)
export const documentOpened = ofSignatory<{ requestId: string }>('signature.opened')
export const consentGiven = ofSignatory<{ documentSha256: string }>('signature.consented')
export const wrongCode = ofSignatory<{ purpose: 'open' | 'sign'; tries: number }>(
  'signature.wrongCode',
)
export const signatorySigned = ofSignatory<Signed>('signature.signed')
