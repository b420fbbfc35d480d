import { VALIDATION_NOT_SUSPENDED } from './agreement-acts.ts'
import type { ActRow, Check } from './act-row.ts'

const JUDGES = {
  aspect: 'judge',
  refused: { doesNotJudge: 'CONDITION_NOT_ITS_VALIDATOR' },
  kind: 'FORBIDDEN',
} as const satisfies Check

/** What becomes of the condition of an acceptance. */
export const CONDITION_ACTS = {
  /** Whoever follows the validation says that it is met. */
  meetCondition: {
    permissions: ['contracts3:list'],
    level: 'reader',
    checks: [
      {
        aspect: 'following',
        refused: { doesNotFollow: 'CONDITION_NOT_FOLLOWER' },
        kind: 'FORBIDDEN',
      },
      {
        aspect: 'condition',
        refused: {
          gone: 'CONDITION_GONE',
          met: 'CONDITION_ALREADY_MET',
          confirmed: 'CONDITION_CONFIRMED',
        },
      },
      VALIDATION_NOT_SUSPENDED,
    ],
  },
  /** Also before anybody said that it is met: it is the validator's own. */
  confirmCondition: {
    permissions: ['contracts3:list'],
    level: 'reader',
    alsoBy: 'delegate',
    checks: [
      JUDGES,
      {
        aspect: 'condition',
        refused: { gone: 'CONDITION_GONE', confirmed: 'CONDITION_CONFIRMED' },
      },
      VALIDATION_NOT_SUSPENDED,
    ],
  },
  /** In the place of a validator who has no access any more; another person has said that it is met. */
  confirmConditionInstead: {
    permissions: ['contracts3:list'],
    level: 'reader',
    checks: [
      {
        aspect: 'standIn',
        refused: { notEntitled: 'CONDITION_NOT_STAND_IN', saidItMet: 'CONDITION_SAID_MET_BY_YOU' },
        kind: 'FORBIDDEN',
      },
      { aspect: 'reach', refused: { reachable: 'CONDITION_VALIDATOR_REACHABLE' } },
      {
        aspect: 'condition',
        refused: {
          gone: 'CONDITION_GONE',
          open: 'CONDITION_NOT_SAID_MET',
          confirmed: 'CONDITION_CONFIRMED',
        },
      },
      VALIDATION_NOT_SUSPENDED,
    ],
  },
  rejectCondition: {
    permissions: ['contracts3:list'],
    level: 'reader',
    alsoBy: 'delegate',
    checks: [
      JUDGES,
      {
        aspect: 'condition',
        refused: {
          gone: 'CONDITION_GONE',
          open: 'CONDITION_NOT_SAID_MET',
          confirmed: 'CONDITION_CONFIRMED',
        },
      },
      VALIDATION_NOT_SUSPENDED,
    ],
  },
} as const satisfies Record<string, ActRow>
