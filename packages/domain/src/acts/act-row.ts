import type { ContractLevel } from '../access/levels.ts'
import type { Permission } from '../access/permissions.ts'
import type { UnsignedStatus } from '../contracts/contract-status.ts'
import type { PlainRefusalCode } from '../refusal.ts'
import type { ActAspects } from './act-aspects.ts'

/** One aspect, with a refusal code for each value that forbids the act. */
export type Check = {
  [Aspect in keyof ActAspects]: {
    aspect: Aspect
    refused: Refused<Aspect>
    /** 409 by default; `FORBIDDEN` (403) when the act is not for this person, `NOT_FOUND` (404) when there is nothing to return. */
    kind?: 'FORBIDDEN' | 'NOT_FOUND'
  }
}[keyof ActAspects]

/** Statuses and states are listed in full (null allows the act), so that a new one does not compile until every row decides on it. */
type Refused<Aspect extends keyof ActAspects> = Aspect extends 'status' | 'state'
  ? Record<ActAspects[Aspect], PlainRefusalCode | null>
  : Partial<Record<`${ActAspects[Aspect]}`, PlainRefusalCode>>

export interface ActRow {
  /** All are required; the first missing one is refused. The endpoint of the act checks the first. */
  permissions: readonly Permission[]
  level: ContractLevel
  /** Checked after the level: an extra permission for one part of a form. */
  furtherPermission?: Permission
  /** Checked last, in this order. */
  checks: readonly Check[]
  /** Who else can do it: a delegate of an absent person, or a third party by their link. */
  alsoBy?: 'delegate' | 'guest'
}

/** For every change to the text or the details of a contract. */
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

/** An archived contract stays as it was filed; who has access to it may still change. */
export const NOT_ARCHIVED = {
  aspect: 'isArchived',
  refused: { true: 'CONTRACT_ARCHIVED' },
} as const satisfies Check

/** One refusal for every status before the signature. */
export function unsigned<Code extends PlainRefusalCode | null>(
  code: Code,
): Record<UnsignedStatus, Code> {
  return { DRAFT: code, NEGOTIATION: code, VALIDATION: code, SIGNATURE: code }
}
