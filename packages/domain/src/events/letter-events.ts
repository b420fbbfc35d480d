import type { Descriptions } from './event-description.ts'

interface OfLetter {
  requestId: string
  noticeId: string
  /** Who signs it. */
  personId: string
  requestedBy: string
}

export interface LetterPayloads {
  'letter.signatureAsked': OfLetter
  'letter.signed': OfLetter & { documentSha256: string; signature: 'typed' | 'drawn' }
  'letter.sealed': OfLetter & { documentSha256: string; sealedSha256: string }
  /** `attempts` failed so far. */
  'letter.sealDelayed': OfLetter & { attempts: number }
  'letter.signatureRefused': OfLetter
  /** `accessEnded`: whoever was asked read the contract for no other reason, and no longer sees it. */
  'letter.signatureCancelled': OfLetter & { accessEnded: boolean }
}

const OF_SIGNATORY = {
  object: 'signatory',
  ofContract: true,
  live: 'contract',
  words: { signatory: 'personal' },
} as const

/** The letter of a notice is signed here. The contract neither changes nor is it signed by this. */
export const LETTER_EVENTS = {
  'letter.signatureAsked': {
    ...OF_SIGNATORY,
    notifies: ['letterToSign'],
    variants: ['self', 'other'],
    variantOf: ({ personId, requestedBy }) => (personId === requestedBy ? 'self' : 'other'),
  },
  'letter.signed': { ...OF_SIGNATORY, notifies: ['letterSigned'] },
  'letter.sealed': { object: 'signature', ofContract: true, live: 'contract' },
  'letter.sealDelayed': { object: 'signature', ofContract: true, notifies: ['letterSealDelayed'] },
  'letter.signatureRefused': {
    ...OF_SIGNATORY,
    notifies: ['letterRefused'],
    saysWhy: true,
  },
  'letter.signatureCancelled': {
    ...OF_SIGNATORY,
    notifies: ['letterWithdrawn', 'letterAccessEnded'],
    variants: ['accessEnded', 'plain'],
    variantOf: ({ accessEnded }) => (accessEnded === true ? 'accessEnded' : 'plain'),
  },
} satisfies Descriptions<LetterPayloads>
