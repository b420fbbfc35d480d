/** Where a clause stands: written, or offered for insertion into texts. */
export const CLAUSE_STATES = ['draft', 'published'] as const

export type ClauseState = (typeof CLAUSE_STATES)[number]

/**
 * The state of a clause: texts insert a published one only.
 *
 * @param version the number of its last published version; null: none was published yet
 * @example clauseState(null) // 'draft'
 */
export function clauseState(version: number | null): ClauseState {
  return version === null ? 'draft' : 'published'
}
