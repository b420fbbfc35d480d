import { UNSIGNED_SHOWN_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import { CREATED_MONTHS, monthsAround, SIGNED_YEARS } from '@tacite/domain/filters/widgets.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { Reader } from '../../people/access/public.ts'
import { matchingContracts, type ContractFilter } from '../contract-list/public.ts'
import { isShownDay, lastDay } from './figure-parts.ts'

/**
 * The matching contracts counted by what figures are sums of, for a `with`: `kinds` by columns with few values,
 * `ending` by end and limit, `telling` by limit, `creation` by day, `signing` by year, `party` by counterparty. Each
 * reads the covering index made for it.
 */
export function countsApart(reader: Reader, filter: ContractFilter): RawBuilder<unknown> {
  const { today } = filter.facts
  return sql`${countsOfKinds(reader, filter)},
    ending as materialized (
      select seen.end_date, seen.termination_date, count(*) as count, ${RENEWALS} from seen
      where seen.status = 'SIGNED' and ${isShownDay('seen.end_date', today)} group by seen.end_date, seen.termination_date),
    telling as (
      select seen.termination_date, count(*) as count from seen
      where seen.status = 'SIGNED' and ${isShownDay('seen.termination_date', today)} group by seen.termination_date),
    creation as (
      select seen.created_on, seen.status, count(*) as count from seen
      where ${isCreated(today)} group by seen.created_on, seen.status),
    signing as (
      select ${YEAR} as year, seen.status_detail, sum(seen.count) as count, sum(seen.late) as late, sum(seen.cents) as cents,
        sum(seen.days) as days, sum(seen.with_days) as with_days
      from (select seen.signature_date, seen.status_detail, count(*) as count, ${LATE}, ${SUMS} from seen
        where ${isSigned(today)} group by seen.signature_date, seen.status_detail) as seen
      group by 1, 2),
    party as (
      select seen.counterparty_id, count(*) as count, ${SUMS} from seen
      where seen.status = 'SIGNED' and seen.counterparty_id is not null group by seen.counterparty_id)`
}

/** Of these the kinds alone. */
export function countsOfKinds(reader: Reader, filter: ContractFilter): RawBuilder<unknown> {
  return sql`seen as not materialized (${matchingContracts(reader, filter, { columns: SEEN })}),
    kinds as materialized (select ${KINDS}, count(*) as count from seen group by ${KINDS})`
}

/**
 * All of these of contracts that are read once, and counted in every way as they come: a hundred thousand of them,
 * written down to be read once for each, took half as long again.
 */
export function countsTogether(reader: Reader, filter: ContractFilter): RawBuilder<unknown> {
  const { today } = filter.facts
  const isEnding = sql`seen.status = 'SIGNED' and (${isShownDay('seen.end_date', today)} or ${isShownDay('seen.termination_date', today)})`
  // A contract counts by all four, where nothing is to be counted under no key.
  return sql`counted as materialized (
      select case 0 when grouping(seen.renewal_age) then 'kind' when grouping(seen.created_on) then 'day'
          when grouping(seen.year) then 'year' else 'party' end as by,
        ${KINDS}, seen.end_date, seen.termination_date, seen.created_on, seen.year, seen.status_detail, seen.counterparty_id,
        count(*) as count, ${RENEWALS}, ${LATE}, ${SUMS}
      from (
        select ${KINDS}, seen.status_detail, seen.is_renewable, seen.will_be_renewable, seen.is_retroactive,
          seen.amount_incl_tax_cents, seen.duration_days,
          case when ${isEnding} then seen.end_date end as end_date,
          case when ${isEnding} then seen.termination_date end as termination_date,
          case when ${isCreated(today)} then seen.created_on end as created_on,
          case when ${isSigned(today)} then ${YEAR} end as year,
          case when seen.status = 'SIGNED' then seen.counterparty_id end as counterparty_id
        from (${matchingContracts(reader, filter, { columns: SEEN })}) as seen) as seen
      group by grouping sets ((${KINDS}), (seen.end_date, seen.termination_date, seen.created_on, seen.status),
        (seen.year, seen.status_detail), (seen.counterparty_id))),
    kinds as materialized (select * from counted where counted.by = 'kind'),
    ending as materialized (
      select * from counted
      where counted.by = 'day' and (counted.end_date is not null or counted.termination_date is not null)),
    telling as (select * from ending where ${isShownDay('ending.termination_date', today)}),
    creation as (select * from counted where counted.by = 'day' and counted.created_on is not null),
    signing as (select * from counted where counted.by = 'year' and counted.year is not null),
    party as (select * from counted where counted.by = 'party' and counted.counterparty_id is not null)`
}

const SEEN = sql.raw(
  [
    'status',
    'status_detail',
    'contract_type_id',
    'department_id',
    'counterparty_id',
    'renewal_type',
    'renewal_age',
    'amount_tier',
    'is_renewed',
    'is_renewable',
    'will_be_renewable',
    'is_retroactive',
    'created_on',
    'signature_date',
    'end_date',
    'termination_date',
    'amount_incl_tax_cents',
    'duration_days',
  ]
    .map((column) => `contract.${column}`)
    .join(', '),
)

/** Few values, counted together; the charts are marginal sums. */
const KINDS = sql.raw(
  'seen.status, seen.contract_type_id, seen.department_id, seen.renewal_type, seen.is_renewed, seen.renewal_age, seen.amount_tier',
)

const RENEWALS = sql`count(*) filter (where seen.is_renewable) as renewable, count(*) filter (where seen.will_be_renewable) as will_renew`
const LATE = sql`count(*) filter (where seen.is_retroactive) as late`
const SUMS = sql`sum(seen.amount_incl_tax_cents) as cents, sum(seen.duration_days) as days, count(seen.duration_days) as with_days`
const YEAR = sql`extract(year from seen.signature_date)::int`

function isCreated(today: Temporal.PlainDate): RawBuilder<boolean> {
  const months = monthsAround(today, { before: CREATED_MONTHS - 1, after: 0 })
  return sql<boolean>`seen.status = any(${[...UNSIGNED_SHOWN_STATUSES]}::text[])
    and seen.created_on between ${`${months[0]}-01`}::date and ${lastDay(today)}::date`
}

function isSigned(today: Temporal.PlainDate): RawBuilder<boolean> {
  return sql<boolean>`seen.signature_date between ${`${today.year - SIGNED_YEARS + 1}-01-01`}::date and ${`${today.year}-12-31`}::date`
}
