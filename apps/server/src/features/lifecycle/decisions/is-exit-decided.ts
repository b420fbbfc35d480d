import type { ListedExitDecision } from '@tacite/domain/decisions/exit-choices.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import { EXIT_ALERTS } from './alerts-about.query.ts'

/** What lists say of the next exit of `fact`; null: nothing was decided, and nobody is asked yet. */
export function listedExitDecision(
  today: Temporal.PlainDate,
): RawBuilder<ListedExitDecision | null> {
  const about = sql`from limit_decision as decision
    where decision.company_id = fact.company_id and decision.contract_id = fact.contract_id and ${isAbout('fact')}`
  return sql`coalesce((select decision.choice ${about} and ${isSettled(today)}),
    case when ${isOpen('fact')} and (${isInWindow('fact', sql.ref('fact.company_id'), today)} or ${isAlerted(today)} or exists (select ${about}))
      then 'undecided' end)`
}

/**
 * Whether the decision on the next exit of `contract`, a row of facts, is one of these: one set of a few contracts, so that
 * a list of a million neither looks anything up row by row nor reads what nobody decides on.
 *
 * @param rows the facts of the company on that day
 */
export function isExitDecidedAs(
  values: readonly unknown[],
  {
    companyId,
    rows,
    today,
  }: { companyId: string; rows: RawBuilder<unknown>; today: Temporal.PlainDate },
): RawBuilder<boolean> {
  const decided = sql`select fact.contract_id from limit_decision as decision
    join ${rows} as fact on fact.company_id = decision.company_id and fact.contract_id = decision.contract_id
    where decision.company_id = ${companyId} and ${isAbout('fact')}`
  const settled = sql`${decided} and ${isSettled(today)}`
  const chosen = sql`${settled} and decision.choice = any(${[...values]}::text[])`
  if (!values.includes('undecided')) return sql<boolean>`contract.id in (${chosen})`
  const asked = sql`select fact.contract_id from ${rows} as fact
      where fact.company_id = ${companyId} and ${isOpen('fact')} and ${isInWindow('fact', sql`${companyId}::uuid`, today)}
    union all select alert.contract_id from deadline_alert as alert
      join ${rows} as fact on fact.company_id = alert.company_id and fact.contract_id = alert.contract_id
      where alert.company_id = ${companyId} and ${isOpen('fact')} and ${isAlertOf('fact', today)}
    union all ${decided} and ${isOpen('fact')}`
  return sql<boolean>`contract.id in (${chosen}
    union all select asked.contract_id from (${asked}) as asked where asked.contract_id not in (${settled}))`
}

/** The decision that stands on this very exit, with this very limit. */
function isAbout(fact: string): RawBuilder<boolean> {
  return sql<boolean>`(decision.ended_at is null and decision.exit_on = ${sql.ref(`${fact}.exit_on`)}
    and decision.prudent_limit = ${sql.ref(`${fact}.exit_limit`)})`
}

/** `isSettledBy` of the domain. */
function isSettled(today: Temporal.PlainDate): RawBuilder<boolean> {
  return sql<boolean>`(decision.later_until is null or decision.later_until > ${today.toString()}::date)`
}

/** Of an archived contract, nobody is asked. */
function isOpen(fact: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${fact}.exit_limit`)} is not null and not ${sql.ref(`${fact}.is_archived`)})`
}

// The answers of `isExitAsked` of the domain: in the window of the company, alerted of, or put off until a day that has come.

function isInWindow(
  fact: string,
  companyId: RawBuilder<unknown>,
  today: Temporal.PlainDate,
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${fact}.exit_limit`)} <= ${today.toString()}::date
    + (select company.notice_window_days from company where company.id = ${companyId}))`
}

/** Raised by that day: of a day before, people had not been alerted yet. */
function isAlertOf(fact: string, today: Temporal.PlainDate): RawBuilder<boolean> {
  return sql<boolean>`(alert.kind in ${EXIT_ALERTS} and alert.withdrawn_at is null and alert.target = ${sql.ref(`${fact}.exit_limit`)}
    and (alert.raised_at at time zone (select company.time_zone from company where company.id = alert.company_id))::date <= ${today.toString()}::date)`
}

function isAlerted(today: Temporal.PlainDate): RawBuilder<boolean> {
  return sql<boolean>`exists (select from deadline_alert as alert
    where alert.company_id = fact.company_id and alert.contract_id = fact.contract_id and ${isAlertOf('fact', today)})`
}
