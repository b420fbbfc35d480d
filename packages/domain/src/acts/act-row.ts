import type { ContractLevel } from '../access/levels.ts'
import type { Permission } from '../access/permissions.ts'
import type { UnsignedStatus } from '../contracts/contract-status.ts'
import type { PlainRefusalCode } from '../refusal.ts'
import type { ActAspects } from './act-aspects.ts'

/** One aspect, and the refusal of each value that forbids the act. */
export type Check = {
  [Aspect in keyof ActAspects]: {
    aspect: Aspect
    refused: Refused<Aspect>
    /** 409 unless said: `FORBIDDEN` (403) where the act is not this person’s, `NOT_FOUND` (404) where there is nothing to give. */
    kind?: 'FORBIDDEN' | 'NOT_FOUND'
  }
}[keyof ActAspects]

/** A new status or state has to be decided on in every row that asks for it: all of them are named, null allows the act. */
type Refused<Aspect extends keyof ActAspects> = Aspect extends 'status' | 'state'
  ? Record<ActAspects[Aspect], PlainRefusalCode | null>
  : Partial<Record<`${ActAspects[Aspect]}`, PlainRefusalCode>>

export interface ActRow {
  /** All of them are needed; the first one that is missing is refused. The endpoint of the act asks the first. */
  permissions: readonly Permission[]
  level: ContractLevel
  /** Asked after the level: what a part of a form needs on top of the rest. */
  furtherPermission?: Permission
  /** Asked last, in this order. */
  checks: readonly Check[]
  /** Who may do it besides people with an account: those who stand in for them, or third parties by their link. */
  alsoBy?: 'delegate' | 'guest'
}

/** Every change to what a contract says or is about. */
export const EDITABLE = [
  { aspect: 'isFrozen', refused: { true: 'CONTRACT_FROZEN' } },
  { aspect: 'isLocked', refused: { true: 'CONTRACT_LOCKED' } },
  {
    aspect: 'status',
    refused: {
      ...unsigned(null),
      SIGNED: 'CONTRACT_LOCKED',
      TERMINATED: 'CONTRACT_ENDED',
      CANCELLED: 'CONTRACT_ENDED',
    },
  },
] as const satisfies readonly Check[]

/** The same for every status before the signature. */
export function unsigned<Code extends PlainRefusalCode | null>(
  code: Code,
): Record<UnsignedStatus, Code> {
  return { DRAFT: code, NEGOTIATION: code, VALIDATION: code, SIGNATURE: code }
}
