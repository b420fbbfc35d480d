import { EDITABLE, unsigned, type ActRow } from './act-row.ts'

const RUNNING = {
  NOT_STARTED: 'CONTRACT_ARCHIVE_RUNNING',
  IN_FORCE: 'CONTRACT_ARCHIVE_RUNNING',
  TACITLY_RENEWED: 'CONTRACT_ARCHIVE_RUNNING',
  RENEWED: 'CONTRACT_ARCHIVE_RUNNING',
  INDEFINITE: 'CONTRACT_ARCHIVE_RUNNING',
  TERMINATING: 'CONTRACT_ARCHIVE_RUNNING',
  NOTICE_WAITING: 'CONTRACT_ARCHIVE_RUNNING',
} as const

/** Archiving what is over, and locking what is still written. */
export const KEEPING_ACTS = {
  archive: {
    permissions: ['contracts3:archive'],
    level: 'editor',
    checks: [
      { aspect: 'isArchived', refused: { true: 'CONTRACT_ALREADY_ARCHIVED' } },
      {
        aspect: 'state',
        refused: {
          ...unsigned('CONTRACT_ARCHIVE_UNSIGNED'),
          ...RUNNING,
          EXPIRED: null,
          TERMINATED: null,
          CANCELLED: null,
        },
      },
    ],
  },
  /** Brings an archived contract back, as it was. */
  restore: {
    permissions: ['contracts3:archive'],
    level: 'editor',
    checks: [{ aspect: 'isArchived', refused: { false: 'CONTRACT_NOT_ARCHIVED' } }],
  },
  /** Locks a contract that is not signed yet; the signature locks it for good. */
  lock: { permissions: ['contracts3:update'], level: 'editor', checks: EDITABLE },
  unlock: {
    permissions: ['contracts3:update'],
    level: 'editor',
    checks: [
      { aspect: 'lift', refused: { notLocked: 'CONTRACT_NOT_LOCKED' } },
      { aspect: 'lift', refused: { anothersLock: 'LOCK_OF_ANOTHER' }, kind: 'FORBIDDEN' },
    ],
  },
} as const satisfies Record<string, ActRow>
