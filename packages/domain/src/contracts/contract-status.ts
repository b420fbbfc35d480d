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
