import { sql, type RawBuilder } from 'kysely'

/** Whether `task` is not put off to a later day. */
export function isAwake(): RawBuilder<boolean> {
  return sql<boolean>`(task.snoozed_until is null or task.snoozed_until <= company_today(task.company_id))`
}
