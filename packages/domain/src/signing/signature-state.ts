/** The state of a signature: out with its signatories, signed by all and being sealed, sealed, cancelled. */
export const SIGNATURE_STATES = ['out', 'sealing', 'sealed', 'cancelled'] as const
export type SignatureState = (typeof SIGNATURE_STATES)[number]

/** The state of one signatory. `viewed`: their page has displayed the document; consent and a code come after. */
export const SIGNATORY_STATES = ['waiting', 'invited', 'viewed', 'signed'] as const
export type SignatoryState = (typeof SIGNATORY_STATES)[number]

export const SIGNATORY_KINDS = ['external', 'internal'] as const
export type SignatoryKind = (typeof SIGNATORY_KINDS)[number]
