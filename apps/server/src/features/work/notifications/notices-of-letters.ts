import { others, type Notices } from './notices.ts'

/** The signature of letters, for who is asked and for who asked. */
export const LETTER_NOTICES: Notices<
  'letter.signatureAsked' | 'letter.signed' | 'letter.sealDelayed' | 'letter.signatureRefused'
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
}
