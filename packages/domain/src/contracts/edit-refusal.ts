import type { PlainRefusalCode } from '../refusal.ts'
/** Where a contract stands (decisions 3). The first four are "unsigned". */
export type ContractStatus =
  | 'DRAFT'
  | 'NEGOTIATION'
  | 'VALIDATION'
  | 'SIGNATURE'
  | 'SIGNED'
  | 'TERMINATED'
  | 'CANCELLED'

/** In which states the text and the details may change; otherwise why not. */
const REFUSAL_OF_STATUS: Record<ContractStatus, PlainRefusalCode | null> = {
  DRAFT: null,
  NEGOTIATION: null,
  VALIDATION: null,
  SIGNATURE: null,
  SIGNED: 'CONTRACT_LOCKED',
  TERMINATED: 'CONTRACT_ENDED',
  CANCELLED: 'CONTRACT_ENDED',
}

/**
 * Why a contract cannot be modified now, as a refusal code; null: it can.
 * A lock is for good (signature, scan) or until unlocked; frozen means out for signature.
 */
export function editRefusal(contract: {
  status: ContractStatus
  isLocked: boolean
  isFrozen: boolean
}): PlainRefusalCode | null {
  if (contract.isFrozen) return 'CONTRACT_FROZEN'
  if (contract.isLocked) return 'CONTRACT_LOCKED'
  return REFUSAL_OF_STATUS[contract.status]
}
