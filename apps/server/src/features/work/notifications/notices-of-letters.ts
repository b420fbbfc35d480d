import { others, type Notices } from './notices.ts'
import { contractWords } from './notify.ts'

/** The signature of letters, for who is asked and for who asked. */
export const LETTER_NOTICES: Notices<
  | 'letter.signatureAsked'
  | 'letter.signed'
  | 'letter.sealDelayed'
  | 'letter.signatureRefused'
  | 'letter.signatureCancelled'
> = {
  'letter.signatureAsked': (_, asked) =>
    asked.map(({ contractId, objectId, payload, actor }) => ({
      to: others([payload.personId], actor),
      type: 'letterToSign',
      contractId,
      params: {
        subjectId: objectId,
        noticeId: payload.noticeId,
        person: actor?.label ?? '',
      },
    })),
  'letter.signed': (_, signed) =>
    signed.map(({ contractId, payload, actor }) => ({
      to: others([payload.requestedBy], actor),
      type: 'letterSigned',
      contractId,
      params: { person: actor?.label ?? '' },
    })),
  'letter.sealDelayed': (_, delayed) =>
    delayed.map(({ contractId, payload: { personId, requestedBy } }) => ({
      to: [requestedBy, personId],
      type: 'letterSealDelayed',
      contractId,
    })),
  'letter.signatureRefused': (_, refused) =>
    refused.map(({ contractId, payload, actor }) => ({
      to: others([payload.requestedBy], actor),
      type: 'letterRefused',
      contractId,
      params: { person: actor?.label ?? '' },
    })),
  'letter.signatureCancelled': async (db, cancelled) => {
    const words = await contractWords(
      db,
      cancelled.map(({ contractId }) => contractId),
    )
    return cancelled.map(({ contractId, payload, actor }) => {
      const to = others([payload.personId], actor)
      const params = { person: actor?.label ?? '' }
      if (!payload.accessEnded) return { to, type: 'letterWithdrawn', contractId, params }
      // Of a contract that they no longer see, it would not be shown: it names it, and leads nowhere.
      const named = { ...params, ...words.get(contractId) }
      return { to, type: 'letterAccessEnded', contractId: null, params: named }
    })
  },
}
