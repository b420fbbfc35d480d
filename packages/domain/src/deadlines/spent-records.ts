/** Records that have had their effect on an earlier term and have none on later ones, by id. */
export interface Spent {
  amendments: Set<string>
  renewals: Set<string>
  notices: Set<string>
  /** Amendments that could not move the end of their term. */
  refusedAmendments: Set<string>
}

export function nothingSpent(): Spent {
  return {
    amendments: new Set(),
    renewals: new Set(),
    notices: new Set(),
    refusedAmendments: new Set(),
  }
}
