import type { ValidationState } from '../validation/validation-progress.ts'

/** The statuses before the signature. */
export const UNSIGNED_STATUSES = ['DRAFT', 'NEGOTIATION', 'VALIDATION', 'SIGNATURE'] as const

export type UnsignedStatus = (typeof UNSIGNED_STATUSES)[number]

/** All statuses of a contract (decisions 3). */
export const CONTRACT_STATUSES = [
  ...UNSIGNED_STATUSES,
  'SIGNED',
  'TERMINATED',
  'CANCELLED',
] as const

export type ContractStatus = (typeof CONTRACT_STATUSES)[number]

/** The statuses shown on screens, in filters and figures, in the order of a contract's life. */
export const SHOWN_STATUSES = [
  'DRAFT',
  'NEGOTIATION',
  'VALIDATION',
  /** Changed after its validation was requested or acquired; on the wire its status is VALIDATION. */
  'validationSuspended',
  /** Validated, and not sent yet; on the wire its status is VALIDATION. */
  'readyToSign',
  'SIGNATURE',
  'SIGNED',
  'TERMINATED',
  'CANCELLED',
] as const

export type ShownStatus = (typeof SHOWN_STATUSES)[number]

export const UNSIGNED_SHOWN_STATUSES = [
  'DRAFT',
  'NEGOTIATION',
  'VALIDATION',
  'validationSuspended',
  'readyToSign',
  'SIGNATURE',
] as const satisfies readonly ShownStatus[]

/**
 * The one status that every screen shows of a contract (decisions 3).
 *
 * @param lastValidation the state of the validation requested last; null without one
 */
export function shownStatus(
  status: ContractStatus,
  lastValidation: ValidationState | null,
): ShownStatus {
  const isUnsent = status === 'DRAFT' || status === 'NEGOTIATION' || status === 'VALIDATION'
  if (isUnsent && lastValidation === 'accepted') return 'readyToSign'
  return isUnsent && lastValidation === 'suspended' ? 'validationSuspended' : status
}

/** @example wireStatus('readyToSign') // 'VALIDATION' */
export function wireStatus(shown: ShownStatus): ContractStatus {
  return shown === 'readyToSign' || shown === 'validationSuspended' ? 'VALIDATION' : shown
}
