import type { PlainRefusalCode } from '../refusal.ts'
import type { ContractStatus } from './edit-refusal.ts'

/**
 * Why a contract cannot be deleted, as a refusal code; null: it can. Only what nobody was asked to sign goes: what was
 * sent or signed is evidence, also for the other side.
 */
export function deleteRefusal(contract: {
  status: ContractStatus
  isLocked: boolean
  /** It was sent for signature once, whatever became of it. */
  wasSent: boolean
  /** Other contracts are its amendments. */
  hasAmendments: boolean
}): PlainRefusalCode | null {
  if (contract.status === 'SIGNED' || contract.status === 'TERMINATED')
    return 'CONTRACT_DELETE_SIGNED'
  if (contract.wasSent) return 'CONTRACT_DELETE_SENT'
  if (contract.isLocked) return 'CONTRACT_LOCKED'
  return contract.hasAmendments ? 'CONTRACT_DELETE_AMENDED' : null
}
