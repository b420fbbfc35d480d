import type { ChoiceOf } from '../../../../platform/choices/choice-queries.ts'

export type ClauseChoice = ChoiceOf<'clauses'>

/** What can be inserted: a clause, or one of its fallbacks. */
export type OfferedClause = ClauseChoice | ClauseChoice['fallbacks'][number]
