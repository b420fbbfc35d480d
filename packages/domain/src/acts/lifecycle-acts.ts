import { EDITABLE, NOT_ARCHIVED, unsigned, type ActRow } from './act-row.ts'

const NOT_SIGNED = unsigned('CONTRACT_NOT_SIGNED')

const OVER = {
  EXPIRED: 'CONTRACT_EXPIRED',
  TERMINATED: 'CONTRACT_TERMINATED',
  CANCELLED: 'CONTRACT_CANCELLED',
} as const

const NOTICE_GIVEN = {
  TERMINATING: 'TERMINATION_ALREADY_GIVEN',
  NOTICE_WAITING: 'TERMINATION_ALREADY_GIVEN',
} as const

const IN_FORCE = { IN_FORCE: null, TACITLY_RENEWED: null, RENEWED: null } as const

const NO_NOTICE_GIVEN = {
  NOT_STARTED: 'TERMINATION_NOT_GIVEN',
  IN_FORCE: 'TERMINATION_NOT_GIVEN',
  TACITLY_RENEWED: 'TERMINATION_NOT_GIVEN',
  RENEWED: 'TERMINATION_NOT_GIVEN',
  INDEFINITE: 'TERMINATION_NOT_GIVEN',
} as const

const ALREADY_SIGNED = {
  NOT_STARTED: 'CONTRACT_ALREADY_SIGNED',
  IN_FORCE: 'CONTRACT_ALREADY_SIGNED',
  TACITLY_RENEWED: 'CONTRACT_ALREADY_SIGNED',
  RENEWED: 'CONTRACT_ALREADY_SIGNED',
  INDEFINITE: 'CONTRACT_ALREADY_SIGNED',
  TERMINATING: 'CONTRACT_ALREADY_SIGNED',
  NOTICE_WAITING: 'CONTRACT_ALREADY_SIGNED',
  EXPIRED: 'CONTRACT_ALREADY_SIGNED',
} as const

/** Acts in a contract's life: dates, renewals, notices, its end. */
export const LIFECYCLE_ACTS = {
  /** While they are written; signed ones are amended, or corrected (correctTerms). */
  setDates: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [
      {
        aspect: 'terms',
        refused: { sealed: 'TERMS_SEALED', transcribed: 'TERMS_TRANSCRIBED' },
      },
      ...EDITABLE,
    ],
  },
  markRenewed: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [
      {
        aspect: 'state',
        refused: {
          ...NOT_SIGNED,
          ...IN_FORCE,
          ...NOTICE_GIVEN,
          ...OVER,
          NOT_STARTED: 'CONTRACT_NOT_STARTED',
          INDEFINITE: 'CONTRACT_WITHOUT_TERM',
        },
      },
      NOT_ARCHIVED,
    ],
  },
  /** What was recorded of renewals: confirmed, corrected, cancelled, documented, also once the contract has ended. */
  keepRenewals: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [
      {
        aspect: 'state',
        refused: {
          ...NOT_SIGNED,
          ...IN_FORCE,
          NOT_STARTED: null,
          INDEFINITE: null,
          TERMINATING: null,
          NOTICE_WAITING: null,
          EXPIRED: null,
          TERMINATED: null,
          CANCELLED: 'CONTRACT_CANCELLED',
        },
      },
      NOT_ARCHIVED,
    ],
  },
  /** By a notice, an early exit or an agreed end. */
  markTerminated: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [
      {
        aspect: 'state',
        refused: {
          ...NOT_SIGNED,
          ...IN_FORCE,
          ...NOTICE_GIVEN,
          ...OVER,
          NOT_STARTED: null,
          INDEFINITE: null,
        },
      },
    ],
  },
  cancelTermination: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [
      {
        aspect: 'state',
        refused: {
          ...NOT_SIGNED,
          ...NO_NOTICE_GIVEN,
          ...OVER,
          TERMINATING: null,
          NOTICE_WAITING: null,
        },
      },
    ],
  },
  /** What is chosen before the next notice limit; whether there is one is the engine's answer. */
  decideOnLimit: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [
      {
        aspect: 'state',
        refused: {
          ...NOT_SIGNED,
          ...IN_FORCE,
          ...NOTICE_GIVEN,
          ...OVER,
          NOT_STARTED: null,
          INDEFINITE: 'CONTRACT_WITHOUT_TERM',
        },
      },
      NOT_ARCHIVED,
    ],
  },
  /** What a notice leaves behind and what ends nothing: proofs, which come late too, letters, price revisions. */
  keepNotices: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [
      {
        aspect: 'state',
        refused: {
          ...NOT_SIGNED,
          ...IN_FORCE,
          NOT_STARTED: null,
          INDEFINITE: null,
          TERMINATING: null,
          NOTICE_WAITING: null,
          EXPIRED: null,
          TERMINATED: null,
          CANCELLED: 'CONTRACT_CANCELLED',
        },
      },
    ],
  },
  /** A day that a special regime asks for: the consumer informed, the insurance reminder posted. */
  recordRegimeDays: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [
      {
        aspect: 'state',
        refused: {
          ...NOT_SIGNED,
          ...IN_FORCE,
          ...OVER,
          NOT_STARTED: null,
          INDEFINITE: null,
          TERMINATING: null,
          NOTICE_WAITING: null,
        },
      },
    ],
  },
  /** Chooses when it alerts, and whom; its dates stay as they are. */
  setAlerts: { permissions: ['contracts3:dates'], level: 'editor', checks: [NOT_ARCHIVED] },
  /** Takes an alert on, or has it back on a later day: whoever was told of it. Its dates stay as they are. */
  answerAlert: { permissions: ['contracts3:list'], level: 'reader', checks: [NOT_ARCHIVED] },
  /** Cancels the contract before it is signed. */
  cancel: {
    permissions: ['contracts3:update'],
    level: 'editor',
    checks: [
      { aspect: 'state', refused: { ...unsigned(null), ...OVER, ...ALREADY_SIGNED } },
      { aspect: 'isFrozen', refused: { true: 'CONTRACT_FROZEN' } },
      { aspect: 'isLocked', refused: { true: 'CONTRACT_LOCKED' } },
    ],
  },
} as const satisfies Record<string, ActRow>
