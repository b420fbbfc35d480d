import {
  CONSUMER_AMOUNT_CENTS,
  CONSUMER_CURRENCY,
  YEARS_OF_REASON,
} from '@tacite/domain/contracts/retention.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'

/** Of `fact`: the last day in force of a signed contract that is over, else null. The index `contract_fact_ended` knows it. */
export const ENDED_ON: RawBuilder<string | null> = sql`(case
  when fact.phase = 'ENDED' and fact.status in ('SIGNED', 'TERMINATED') then coalesce(fact.terminated_on, fact.end_date) end)`

/**
 * The contracts whose retention is over and that nobody has archived, for `contract.id in`: the rule of
 * domain/contracts/retention.ts in SQL, on the party and the amount in force.
 *
 * @param rows the facts of the day
 */
export function proposedForArchiving(
  companyId: string,
  rows: RawBuilder<unknown>,
  today: Temporal.PlainDate,
): RawBuilder<unknown> {
  const amount = sql`amount_on(own.company_id, own.id, ${today.toString()}::date, own.amount_incl_tax_cents)`
  const currency = sql`currency_on(own.company_id, own.id, ${today.toString()}::date, own.currency, own.amount_incl_tax_cents)`
  // Without an amount there is nothing to compare; in another currency it cannot be.
  const isWorthIt = sql`${amount} is not null and (${currency} <> ${CONSUMER_CURRENCY} or ${amount} >= ${CONSUMER_AMOUNT_CENTS})`
  const years = sql`case when party.kind = 'consumer' and ${isWorthIt}
    then greatest(type.retention_years, ${YEARS_OF_REASON.consumer}) else type.retention_years end`
  return sql`select fact.contract_id from ${rows} as fact
    join contract as own on own.company_id = fact.company_id and own.id = fact.contract_id
    join contract_type as type on type.company_id = fact.company_id and type.id = fact.contract_type_id
    left join counterparty as party on party.company_id = fact.company_id and party.id = fact.counterparty_id
    where fact.company_id = ${companyId} and fact.phase = 'ENDED' and fact.status in ('SIGNED', 'TERMINATED')
      and not fact.is_archived and type.retention_years is not null
      and coalesce(fact.terminated_on, fact.end_date) < ${today.toString()}::date
      and (coalesce(fact.terminated_on, fact.end_date) + make_interval(years => ${years}))::date < ${today.toString()}::date`
}
