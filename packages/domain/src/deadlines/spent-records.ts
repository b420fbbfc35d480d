import type { Temporal } from 'temporal-polyfill'

/** What walking through the terms leaves behind: records that have had their effect on an earlier term and have none on later ones, by id. */
export interface Spent {
  amendments: Set<string>
  renewals: Set<string>
  notices: Set<string>
  /** Amendments that could not move the end of their term. */
  refusedAmendments: Set<string>
  /** Ends after which going on would count as a renewal (1214): what follows them depends on whether today is later. */
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
