import type { ListedDecision } from '@tacite/domain/decisions/limit-decision.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'

/** Whether somebody has decided on the limit of `fact`, for a condition in SQL: `isSettledBy` of the domain. */
export function isDecidedOn(today: Temporal.PlainDate): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${standing('fact', today)})`
}

/** What lists say of the limit of `fact`; null: nothing was decided, and nothing is to be. */
export function listedDecision(today: Temporal.PlainDate): RawBuilder<ListedDecision | null> {
  return sql`coalesce((select decision.choice from ${standing('fact', today)}),
    case when ${isOpen('fact', today)} then 'undecided' end)`
}

/**
 * Whether the decision of `contract`, a row of facts, is one of these: two sets, so that a list of a million contracts
 * looks nothing up row by row.
 *
 * @param rows the facts of the company on that day
 */
export function isDecidedAs(
  values: readonly unknown[],
  {
    companyId,
    rows,
    today,
  }: { companyId: string; rows: RawBuilder<unknown>; today: Temporal.PlainDate },
): RawBuilder<boolean> {
  const settled = sql`select fact.contract_id from limit_decision as decision
    join ${rows} as fact on fact.company_id = decision.company_id and fact.contract_id = decision.contract_id
    where decision.company_id = ${companyId} and ${stands('fact', today)}`
  return sql<boolean>`(contract.id in (${settled} and decision.choice = any(${[...values]}::text[]))
    or (${values.includes('undecided')}::boolean and ${isOpen('contract', today)} is true and contract.id not in (${settled})))`
}

function standing(fact: string, today: Temporal.PlainDate): RawBuilder<unknown> {
  return sql`limit_decision as decision
    where decision.company_id = ${sql.ref(`${fact}.company_id`)} and decision.contract_id = ${sql.ref(`${fact}.contract_id`)}
      and ${stands(fact, today)}`
}

function stands(fact: string, today: Temporal.PlainDate): RawBuilder<boolean> {
  return sql<boolean>`(decision.ended_at is null and decision.exit_on is null and decision.prudent_limit = ${sql.ref(`${fact}.termination_date`)}
    and (decision.later_until is null or decision.later_until > ${today.toString()}::date))`
}

/** There is a limit ahead that no notice, no recorded renewal and no refusal of one has settled: what follows depends on people. */
function isOpen(fact: string, today: Temporal.PlainDate): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${fact}.${name}`)
  return sql<boolean>`(${column('status')} = 'SIGNED' and ${column('legal_limit')} >= ${today.toString()}::date
    and ${column('phase')} in ('NOT_STARTED', 'RUNNING', 'NOTICE_WINDOW') and ${column('is_renewable')})`
}
