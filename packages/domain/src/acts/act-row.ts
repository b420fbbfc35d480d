import type { ContractLevel } from '../access/levels.ts'
import type { Permission } from '../access/permissions.ts'
import type { PlainRefusalCode } from '../refusal.ts'
import type { ActFacts } from './act-facts.ts'

/** One fact, and the refusal of each value that forbids the act. */
export type Check = {
  [Fact in keyof ActFacts]: {
    fact: Fact
    refused: Partial<Record<`${ActFacts[Fact]}`, PlainRefusalCode>>
    /** Left out, the state does not allow it (409): other than this person may not (403), or there is nothing to give (404). */
    kind?: 'FORBIDDEN' | 'NOT_FOUND'
  }
}[keyof ActFacts]

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
  { fact: 'isFrozen', refused: { true: 'CONTRACT_FROZEN' } },
  { fact: 'isLocked', refused: { true: 'CONTRACT_LOCKED' } },
  {
    fact: 'status',
    refused: {
      SIGNED: 'CONTRACT_LOCKED',
      TERMINATED: 'CONTRACT_ENDED',
      CANCELLED: 'CONTRACT_ENDED',
    },
  },
] as const satisfies readonly Check[]
