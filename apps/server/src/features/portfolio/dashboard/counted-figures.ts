import { UNSIGNED_SHOWN_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import { CREATED_MONTHS, monthsAround, SIGNED_YEARS } from '@tacite/domain/filters/widgets.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Reader } from '../../people/access/public.ts'
import { matchingContracts, type ContractFilter } from '../contract-list/public.ts'
import {
  all,
  COUNTERPARTIES,
  lastDay,
  named,
  shownDays,
  type DashboardFigures,
} from './figure-parts.ts'

/**
 * The statement that counts every figure over the matching rows.
 *
 * @param isKept whether the matching rows are read once and materialised; otherwise each part reads its own index
 */
export function countedFigures(
  db: CompanyDatabase,
  reader: Reader,
  filter: ContractFilter,
  { isKept }: { isKept: boolean },
): RawBuilder<DashboardFigures> {
  const { today } = filter.facts
  return sql<DashboardFigures>`
    with seen as ${isKept ? sql`materialized` : sql`not materialized`} (
      ${matchingContracts(reader, filter, { columns: SEEN })}
    ), kinds as materialized (${KINDS}), ending as materialized (${ending(today, isKept)})
    select ${ofAnyContract(db)},
      ${marginal('renewal_type', sql`status = 'SIGNED'`)} as "byRenewalType",
      ${marginal('tier', sql`status = 'SIGNED' and tier is not null`)} as "byTier",
      ${all(created(today))} as created, ${all(signed(today))} as signed, ${all(ends(today))} as ends,
      ${all(isKept ? limitsOfEnding(today) : limits(today))} as limits, ${all(apart(today))} as apart, ${all(parties(db))} as parties`
}

/** Of these the figures that cells keep over contracts of every status, and of no single one. */
export function countedKinds(
  db: CompanyDatabase,
  reader: Reader,
  filter: ContractFilter,
): RawBuilder<KindFigures> {
  return sql<KindFigures>`
    with seen as (${matchingContracts(reader, filter, { columns: SEEN })}), kinds as materialized (${KINDS})
    select ${ofAnyContract(db)}`
}

export type KindFigures = Pick<
  DashboardFigures,
  'byStatus' | 'byType' | 'byDepartment' | 'byAge' | 'renewed'
>

function ofAnyContract(db: CompanyDatabase): RawBuilder<unknown> {
  return sql`${marginal('status')} as "byStatus",
      ${named(db, countedBy('contract_type_id'), 'contract_type', 'title')} as "byType",
      ${named(db, countedBy('department_id'), 'person_group', 'name')} as "byDepartment",
      ${marginal('age', sql`age is not null`)} as "byAge",
      (select coalesce(sum(kinds.count) filter (where kinds.is_renewed), 0)::int from kinds) as renewed`
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

/** Low-cardinality columns, counted together; the charts are marginal sums. */
const KINDS = sql`
  select seen.status, seen.contract_type_id, seen.department_id, seen.renewal_type, seen.is_renewed,
    seen.renewal_age as age, seen.amount_tier as tier, count(*)::int as count
  from seen group by 1, 2, 3, 4, 5, 6, 7`

function marginal(column: string, condition: RawBuilder<boolean> = sql`true`): RawBuilder<unknown> {
  return all(sql`select ${sql.ref(`kinds.${column}`)} as key, sum(kinds.count)::int as count
    from kinds where ${condition} group by 1`)
}

function countedBy(column: string): RawBuilder<unknown> {
  return sql`select ${sql.ref(`kinds.${column}`)} as key, sum(kinds.count)::int as count from kinds group by 1`
}

function created(today: Temporal.PlainDate): RawBuilder<unknown> {
  const months = monthsAround(today, { before: CREATED_MONTHS - 1, after: 0 })
  return sql`
    select to_char(days.day, 'YYYY-MM') as key, days.status, sum(days.count)::int as count from (
      select seen.created_on as day, seen.status, count(*) as count from seen
      where seen.status = any(${[...UNSIGNED_SHOWN_STATUSES]}::text[])
        and seen.created_on between ${`${months[0]}-01`}::date and ${lastDay(today)}::date
      group by 1, 2) as days
    group by 1, 2 order by 1, 2`
}

function signed(today: Temporal.PlainDate): RawBuilder<unknown> {
  return sql`
    select extract(year from days.day)::int as key, days.detail, sum(days.count)::int as count, sum(days.late)::int as late,
      coalesce(sum(days.cents), 0) as "amountCents", coalesce(sum(days.duration), 0) as "durationDays",
      sum(days.with_duration)::int as "withDuration" from (
      select seen.signature_date as day, seen.status_detail as detail, count(*) as count,
        count(*) filter (where seen.is_retroactive) as late, sum(seen.amount_incl_tax_cents) as cents,
        sum(seen.duration_days) as duration, count(seen.duration_days) as with_duration
      from seen
      where seen.signature_date between ${`${today.year - SIGNED_YEARS + 1}-01-01`}::date and ${`${today.year}-12-31`}::date
      group by 1, 2) as days
    group by 1, 2 order by 1, 2`
}

/**
 * Signed contracts by end and limit, read once for the charts of ends; where the rows are kept, for that of limits too,
 * which otherwise has an index of its own.
 */
function ending(today: Temporal.PlainDate, isKept: boolean): RawBuilder<unknown> {
  const isShown = isKept
    ? sql`(${isInMonths('seen.end_date', today)} or ${isInMonths('seen.termination_date', today)})`
    : isInMonths('seen.end_date', today)
  return sql`
    select seen.end_date, seen.termination_date, count(*) as count, count(*) filter (where seen.is_renewable) as renewable,
      count(*) filter (where seen.will_be_renewable) as will_renew
    from seen where seen.status = 'SIGNED' and ${isShown}
    group by seen.end_date, seen.termination_date`
}

function isInMonths(column: string, today: Temporal.PlainDate): RawBuilder<boolean> {
  const { from, to } = shownDays(today)
  return sql<boolean>`${sql.ref(column)} between ${from}::date and ${to}::date`
}

const [END_MONTH, LIMIT_MONTH] = [
  sql`date_trunc('month', ending.end_date::timestamp)`,
  sql`date_trunc('month', ending.termination_date::timestamp)`,
]

/**
 * Signed contracts by day, for the windows of 30, 60 and 90 days as for the months. `withLimit` have their notice
 * limit in the same month: the month counts them once.
 */
function ends(today: Temporal.PlainDate): RawBuilder<unknown> {
  return sql`
  select ending.end_date::text as key, sum(ending.count)::int as count, sum(ending.renewable)::int as renewable,
    sum(ending.will_renew)::int as "willRenew",
    coalesce(sum(ending.count) filter (where ${LIMIT_MONTH} = ${END_MONTH}), 0)::int as "withLimit"
  from ending where ${isInMonths('ending.end_date', today)} group by ending.end_date order by ending.end_date`
}

function limits(today: Temporal.PlainDate): RawBuilder<unknown> {
  return sql`
    select seen.termination_date::text as key, count(*)::int as count
    from seen where seen.status = 'SIGNED' and ${isInMonths('seen.termination_date', today)}
    group by seen.termination_date order by seen.termination_date`
}

function limitsOfEnding(today: Temporal.PlainDate): RawBuilder<unknown> {
  return sql`
    select ending.termination_date::text as key, sum(ending.count)::int as count
    from ending where ${isInMonths('ending.termination_date', today)}
    group by ending.termination_date order by ending.termination_date`
}

function apart(today: Temporal.PlainDate): RawBuilder<unknown> {
  const { from, to } = shownDays(today)
  return sql`
    select to_char(ending.end_date, 'YYYY-MM') as key, to_char(ending.termination_date, 'YYYY-MM') as limit,
      sum(ending.count)::int as count
    from ending where ending.end_date >= ${from}::date and ending.end_date < ${to}::date and ${LIMIT_MONTH} <> ${END_MONTH}
    group by 1, 2 order by 1, 2`
}

function parties({ companyId }: CompanyDatabase): RawBuilder<unknown> {
  return sql`
  select top.key, top.count, counterparty.name, top."amountCents", top."durationDays", top."withDuration" from (
    select seen.counterparty_id as key, count(*)::int as count, coalesce(sum(seen.amount_incl_tax_cents), 0) as "amountCents",
      coalesce(sum(seen.duration_days), 0) as "durationDays", count(seen.duration_days)::int as "withDuration"
    from seen where seen.status = 'SIGNED' and seen.counterparty_id is not null
    group by seen.counterparty_id order by count(*) desc, seen.counterparty_id limit ${sql.lit(COUNTERPARTIES)}) as top
  left join counterparty on counterparty.company_id = ${companyId} and counterparty.id = top.key
  order by top.count desc, counterparty.name, top.key`
}
