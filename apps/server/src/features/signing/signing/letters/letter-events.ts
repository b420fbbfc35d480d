import type { EventPayloads } from '@tacite/domain/events/event-catalogue.ts'
import type { LetterPayloads } from '@tacite/domain/events/letter-events.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { NewEvent } from '../../../../platform/events/business-events.ts'
import { eventActor } from '../../../../platform/events/event-actor.ts'
import type { Signatory, SignatureRequest } from '../signature-repository.ts'

type AboutSignatory =
  | 'letter.signatureAsked'
  | 'letter.signatureRefused'
  | 'letter.signatureCancelled'
type OfLetter = LetterPayloads[AboutSignatory]

/** What happens to the request to sign a letter; who is asked is named without being kept in the payload. */
export function letterEvent<Name extends AboutSignatory>(
  type: Name,
  actor: Actor,
  { contractId, payload }: { contractId: string; payload: EventPayloads[Name] },
  signatory: { id: string; name: string },
  personal: Record<string, string> = {},
): NewEvent<Name> {
  return {
    type,
    actor: eventActor(actor),
    objectId: signatory.id,
    contractId,
    payload,
    personal: { signatory: signatory.name, ...personal },
  }
}

export function letterSigned(
  request: SignatureRequest,
  signatory: Signatory,
  signature: 'typed' | 'drawn',
): NewEvent<'letter.signed'> {
  return {
    type: 'letter.signed',
    actor: { id: signatory.personId, label: signatory.name },
    objectId: signatory.id,
    contractId: request.contractId,
    payload: { ...ofLetter(request), documentSha256: request.documentSha256, signature },
    personal: { signatory: signatory.name },
  }
}

export function letterSealed(
  request: SignatureRequest,
  sealedSha256: string,
): NewEvent<'letter.sealed'> {
  const { id, contractId, documentSha256 } = request
  return {
    type: 'letter.sealed',
    actor: null,
    objectId: id,
    contractId,
    payload: { ...ofLetter(request), documentSha256, sealedSha256 },
  }
}

export function letterSealDelayed(
  request: SignatureRequest,
  attempts: number,
): NewEvent<'letter.sealDelayed'> {
  const { id, contractId } = request
  return {
    type: 'letter.sealDelayed',
    actor: null,
    objectId: id,
    contractId,
    payload: { ...ofLetter(request), attempts },
  }
}

/** Of a request about a letter, which has one signatory, from inside. */
function ofLetter({ id, noticeId, requestedBy, signatories }: SignatureRequest): OfLetter {
  return { requestId: id, noticeId: noticeId!, requestedBy, personId: signatories[0]!.personId! }
}
