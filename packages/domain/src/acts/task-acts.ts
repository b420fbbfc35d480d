import { NOT_ARCHIVED, type ActRow } from './act-row.ts'

/** Tasks that people give each other about a contract. */
export const TASK_ACTS = {
  /** Whoever takes part in a contract may ask another person who sees it for something. */
  assignTask: { permissions: ['tasks:count'], level: 'commenter', checks: [NOT_ARCHIVED] },
} as const satisfies Record<string, ActRow>
