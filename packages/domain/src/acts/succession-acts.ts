import { unsigned, type ActRow } from './act-row.ts'

/** The contract that follows was signed, or its terms never ran. */
const SIGNED_ONCE = [
  {
    aspect: 'status',
    refused: {
      ...unsigned('CONTRACT_NOT_SIGNED'),
      SIGNED: null,
      TERMINATED: null,
      CANCELLED: 'CONTRACT_CANCELLED',
    },
  },
] as const

/** Contracts made from another: they read it, and change nothing of it. */
export const SUCCESSION_ACTS = {
  duplicate: {
    permissions: ['contracts3:create', 'contracts3:list'],
    level: 'reader',
    checks: [],
  },
  /** A template with its text. */
  makeTemplate: {
    permissions: ['model:contracts:create', 'contracts3:list'],
    level: 'reader',
    checks: [],
  },
  /** A new contract that follows this one. */
  renewAsNew: {
    permissions: ['contracts3:create', 'contracts3:list'],
    level: 'reader',
    checks: SIGNED_ONCE,
  },
  /** A contract that changes this one. */
  amend: {
    permissions: ['contracts3:create', 'contracts3:list'],
    level: 'reader',
    checks: SIGNED_ONCE,
  },
} as const satisfies Record<string, ActRow>
