import type { SignatoryState } from './signature-state.ts'

/** The signatories in order: each is invited when the one before has signed. */
export interface OrderedSignatory {
  id: string
  state: SignatoryState
}

/** Whose turn it is: the first who has not signed; null once all have. */
export function nextSignatory<S extends OrderedSignatory>(signatories: readonly S[]): S | null {
  return signatories.find(({ state }) => state !== 'signed') ?? null
}

/** A person's position in the signing order. */
export type SigningTurn = 'notSignatory' | 'signed' | 'now' | 'later'

/**
 * A person's position in the signing order.
 * @example signingTurn([{ id: 'a', state: 'signed' }, { id: 'b', state: 'invited' }], 'b') // 'now'
 */
export function signingTurn(
  signatories: readonly OrderedSignatory[],
  signatoryId: string | null,
): SigningTurn {
  const mine = signatories.find(({ id }) => id === signatoryId)
  if (!mine) return 'notSignatory'
  if (mine.state === 'signed') return 'signed'
  return nextSignatory(signatories) === mine ? 'now' : 'later'
}
