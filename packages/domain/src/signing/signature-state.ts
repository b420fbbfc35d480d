/** Where a signature stands: out with its signatories, signed by all and being sealed, sealed, given up. */
export const SIGNATURE_STATES = ['out', 'sealing', 'sealed', 'cancelled'] as const
export type SignatureState = (typeof SIGNATURE_STATES)[number]

/** Where one signatory stands. `viewed`: the document was opened; a code and consent come after. */
export const SIGNATORY_STATES = ['waiting', 'invited', 'viewed', 'signed'] as const
export type SignatoryState = (typeof SIGNATORY_STATES)[number]

export const SIGNATORY_KINDS = ['external', 'internal'] as const
export type SignatoryKind = (typeof SIGNATORY_KINDS)[number]

export type SignatureStateRefusal = 'SIGNATURE_COMPLETE' | 'SIGNATURE_CANCELLED'

/** Signing, resending an invitation, cancelling and restarting are possible while it is out; otherwise why not. */
const REFUSAL_OF_STATE: Record<SignatureState, SignatureStateRefusal | null> = {
  out: null,
  sealing: 'SIGNATURE_COMPLETE',
  sealed: 'SIGNATURE_COMPLETE',
  cancelled: 'SIGNATURE_CANCELLED',
}

/** Why nothing more can be done to a signature; null: it is out. */
export function signatureStateRefusal(state: SignatureState): SignatureStateRefusal | null {
  return REFUSAL_OF_STATE[state]
}
