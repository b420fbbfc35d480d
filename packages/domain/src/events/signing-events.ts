import type { IsoDay } from '../calendar/iso-day.ts'
import type { Descriptions, NoFacts } from './event-description.ts'

/** It is this signatory's turn. */
export interface Invited {
  requestId: string
  position: number
  /** Null for an external signatory. */
  personId: string | null
  requestedBy: string
}

export interface Signed extends Invited {
  documentSha256: string
  signature: 'typed' | 'drawn'
}

export interface SignatureCancelled {
  signatoryIds: string[]
  /** The internal signatories who had been invited. */
  personIds: string[]
  requestedBy: string
  /** Whether it restarts immediately. */
  isReset: boolean
}

/** All have signed and the PDF is sealed: the contract is signed and permanently locked. */
export interface ContractSealed {
  requestId: string
  requestedBy: string
  /** The internal signatories. */
  personIds: string[]
  documentSha256: string
  sealedSha256: string
  /** In the company's time zone. */
  signatureDate: IsoDay
}

export interface SigningPayloads {
  'signature.requested': { documentSha256: string; signatories: number }
  'signature.invited': Invited
  'signature.invitationResent': { requestId: string; personId: string | null }
  /** The document was displayed. Of earlier versions: fetched, or signed; they have no document. */
  'signature.opened': { requestId: string; documentSha256?: string; pages?: number }
  'signature.consented': { documentSha256: string }
  'signature.wrongCode': { purpose: 'open' | 'sign'; tries: number }
  'signature.signed': Signed
  'signature.completed': { documentSha256: string }
  'signature.cancelled': SignatureCancelled
  'signature.sealDelayed': { attempts: number; requestedBy: string }
  /** The seal states the server's time: the authority did not answer. */
  'signature.timestampMissing': NoFacts
  'contract.sealed': ContractSealed
}

const OF_SIGNATORY = {
  object: 'signatory',
  ofContract: true,
  words: { signatory: 'personal' },
} as const

export const SIGNING_EVENTS = {
  'signature.requested': {
    object: 'signature',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    words: { count: ['count', 'signatories'] },
  },
  'signature.invited': {
    ...OF_SIGNATORY,
    notifies: ['signatureRequested'],
    variants: ['inside', 'outside'],
    variantOf: ({ personId }) => (personId ? 'inside' : 'outside'),
  },
  'signature.invitationResent': { ...OF_SIGNATORY, notifies: ['signatureRequested'] },
  'signature.opened': { ...OF_SIGNATORY, live: 'contract' },
  'signature.consented': OF_SIGNATORY,
  'signature.wrongCode': {
    ...OF_SIGNATORY,
    words: { signatory: 'personal', count: ['count', 'tries'] },
  },
  'signature.signed': { ...OF_SIGNATORY, live: 'contract', notifies: ['signatureDone'] },
  'signature.completed': { object: 'signature', ofContract: true },
  'signature.cancelled': {
    object: 'signature',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    notifies: ['signatureCancelled'],
    variants: ['reset', 'plain'],
    variantOf: ({ isReset }) => (isReset ? 'reset' : 'plain'),
  },
  'signature.sealDelayed': { object: 'signature', ofContract: true, notifies: ['sealDelayed'] },
  'signature.timestampMissing': { object: 'signature', ofContract: true },
  'contract.sealed': {
    object: 'signature',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    notifies: ['contractSealed'],
  },
} satisfies Descriptions<SigningPayloads>
