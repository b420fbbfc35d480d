import type { Temporal } from 'temporal-polyfill'

/**
 * State carried from term to term: ids of records that have had their effect on an earlier term and have none on
 * later ones.
 */
export interface Spent {
  amendments: Set<string>
  renewals: Set<string>
  notices: Set<string>
  /** Amendments that could not move the end of their term. */
  refusedAmendments: Set<string>
  /** Ends after which continuing would count as a renewal (1214): what follows them depends on whether today is later. */
  lastDays: Temporal.PlainDate[]
}

export function nothingSpent(): Spent {
  return {
    amendments: new Set(),
    renewals: new Set(),
    notices: new Set(),
    refusedAmendments: new Set(),
    lastDays: [],
  }
}

/** To look further ahead without using the records up. */
export function copyOfSpent(spent: Spent): Spent {
  return {
    amendments: new Set(spent.amendments),
    renewals: new Set(spent.renewals),
    notices: new Set(spent.notices),
    refusedAmendments: new Set(spent.refusedAmendments),
    lastDays: [...spent.lastDays],
  }
}
