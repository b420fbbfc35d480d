import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import { ownersOf } from '../../writing/contracts/public.ts'
import { others, type NoticeOf, type Notices } from './notices.ts'

type Asked = 'signature.invited' | 'signature.invitationResent'

/** Signing events, for those waiting for them: the next signatory, the sender, the owner. */
export const SIGNING_NOTICES: Notices<
  Asked | 'signature.signed' | 'signature.cancelled' | 'signature.sealDelayed' | 'contract.sealed'
> = {
  'signature.invited': (_, invited) => askToSign(invited),
  'signature.invitationResent': (_, resent) => askToSign(resent),
  'signature.signed': (_, signed) =>
    signed.map(({ contractId, payload, actor }) => ({
      to: others([payload.requestedBy], actor),
      type: 'signatureDone',
      contractId,
      params: { person: actor?.label ?? '' },
    })),
  'signature.cancelled': (_, cancelled) =>
    cancelled
      // A person asked again immediately needs no notification.
      .filter(({ payload }) => !payload.isReset)
      .map(({ contractId, payload: { personIds, requestedBy }, actor }) => ({
        to: others([...personIds, requestedBy], actor),
        type: 'signatureCancelled',
        contractId,
      })),
  'signature.sealDelayed': async (db, delayed) => {
    const owners = await ownersOfEvents(db, delayed)
    return delayed.map(({ contractId, payload }) => ({
      to: [payload.requestedBy, owners.get(contractId)!],
      type: 'sealDelayed',
      contractId,
    }))
  },
  'contract.sealed': async (db, sealed) => {
    const owners = await ownersOfEvents(db, sealed)
    return sealed.flatMap(({ contractId, payload: { personIds, requestedBy } }) => {
      const notice = { type: 'contractSealed', contractId } as const
      const waiting = [requestedBy, owners.get(contractId)!].filter((id) => !personIds.includes(id))
      return [
        // Signatories get the copy itself by mail.
        { ...notice, to: personIds, isMailed: false },
        { ...notice, to: waiting },
      ]
    })
  },
}

function askToSign(events: readonly BusinessEvent<Asked>[]): NoticeOf<Asked>[] {
  return events.map(({ contractId, objectId, payload, actor }) => ({
    to: others([payload.personId], actor),
    type: 'signatureRequested',
    contractId,
    params: { subjectId: objectId },
  }))
}

function ownersOfEvents(db: CompanyDatabase, events: readonly { contractId: string }[]) {
  return ownersOf(
    db,
    events.map(({ contractId }) => contractId),
  )
}
