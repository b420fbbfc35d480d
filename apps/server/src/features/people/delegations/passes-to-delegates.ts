import { sql } from 'kysely'

/**
 * Whether a `task` of an absent person is one of who acts for them, too: a validation, and the conditions that the absent
 * person set. Nobody acts for a person who stands in for another.
 */
export const PASSES_TO_DELEGATES = sql<boolean>`(task.kind = 'validate' or task.kind = 'confirmCondition' and exists (
  select from validation_condition as asked
    join validation_decision as said on said.company_id = asked.company_id and said.id = asked.decision_id
  where asked.company_id = task.company_id and asked.id = task.subject_id and said.person_id = task.person_id))`
