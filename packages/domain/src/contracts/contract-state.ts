import type { Deadlines } from '../deadlines/deadlines.ts'
import { UNSIGNED_STATUSES, type ContractStatus } from './contract-status.ts'
import { SIGNED_DETAILS, signedDetail, type SignedDetail } from './status-detail.ts'

/**
 * The state of a contract for lifecycle acts: its status, or the detailed state once signed. `NOTICE_WAITING`: a
 * recorded notice does not end the current term. It was given late, or before the contract started (R14); what the
 * contract displays stays its detailed state.
 */
export type ContractState = Exclude<ContractStatus, 'SIGNED'> | SignedDetail | 'NOTICE_WAITING'

export const CONTRACT_STATES: readonly ContractState[] = [
  ...UNSIGNED_STATUSES,
  ...SIGNED_DETAILS,
  'NOTICE_WAITING',
  'TERMINATED',
  'CANCELLED',
]

/** The state of a contract on a day. A signed one that ended by notice is terminated. */
export function contractState(
  status: ContractStatus,
  deadlines: Pick<Deadlines, 'phase' | 'term' | 'ending' | 'notice'>,
): ContractState {
  if (status !== 'SIGNED') return status
  const detail = signedDetail(deadlines)
  const isRunning = deadlines.phase !== 'ENDED' && detail !== 'TERMINATING'
  return isRunning && deadlines.notice !== null ? 'NOTICE_WAITING' : detail
}
