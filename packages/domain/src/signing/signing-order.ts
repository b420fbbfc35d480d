import {
  signatureStateRefusal,
  type SignatoryState,
  type SignatureState,
  type SignatureStateRefusal,
} from './signature-state.ts'

/** Those who sign, in their order: each is invited when the one before has signed. */
export interface OrderedSignatory {
  id: string
  state: SignatoryState
}

/** Whose turn it is: the first who has not signed; null once all have. */
export function nextSignatory<S extends OrderedSignatory>(signatories: readonly S[]): S | null {
  return signatories.find(({ state }) => state !== 'signed') ?? null
}

export type SigningRefusal =
  | SignatureStateRefusal
  | 'NOT_A_SIGNATORY'
  | 'SIGNATURE_ALREADY_SIGNED'
  | 'SIGNATURE_NOT_YOUR_TURN'

/**
 * Why somebody may not sign now; null: they may.
 * @example signingRefusal('out', [{ id: 'a', state: 'signed' }, { id: 'b', state: 'invited' }], 'b') // null
 */
export function signingRefusal(
  state: SignatureState,
  signatories: readonly OrderedSignatory[],
  signatoryId: string | null,
): SigningRefusal | null {
  const mine = signatories.find(({ id }) => id === signatoryId)
  if (!mine) return 'NOT_A_SIGNATORY'
  if (mine.state === 'signed') return 'SIGNATURE_ALREADY_SIGNED'
  return (
    signatureStateRefusal(state) ??
    (nextSignatory(signatories) === mine ? null : 'SIGNATURE_NOT_YOUR_TURN')
  )
}
