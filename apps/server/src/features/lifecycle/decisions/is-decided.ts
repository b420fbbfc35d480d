import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'

/** Whether somebody has decided on the limit of `fact`, for a condition in SQL: `isSettledBy` of the domain. */
export function isDecidedOn(today: Temporal.PlainDate): RawBuilder<boolean> {
  return sql<boolean>`exists (select from limit_decision as decision
    where decision.company_id = fact.company_id and decision.contract_id = fact.contract_id and decision.ended_at is null
      and decision.prudent_limit = fact.termination_date
      and (decision.later_until is null or decision.later_until > ${today.toString()}::date))`
}
