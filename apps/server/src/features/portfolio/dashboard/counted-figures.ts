import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Reader } from '../../people/access/public.ts'
import type { ContractFilter } from '../contract-list/public.ts'
import { countsApart, countsOfKinds, countsTogether } from './contract-counts.ts'
import {
  all,
  COUNTERPARTIES,
  isShownDay,
  named,
  shownDays,
  type DashboardFigures,
} from './figure-parts.ts'

/**
 * The statement that counts every figure over the matching rows.
 *
 * @param isReadOnce whether the matching rows are read once; otherwise each part reads its own index
 */
export function countedFigures(
  db: CompanyDatabase,
  reader: Reader,
  filter: ContractFilter,
  { isReadOnce }: { isReadOnce: boolean },
): RawBuilder<DashboardFigures> {
  const { today } = filter.facts
  return sql<DashboardFigures>`
    with ${isReadOnce ? countsTogether(reader, filter) : countsApart(reader, filter)}
    select ${ofAnyContract(db)},
      ${marginal('renewal_type', sql`status = 'SIGNED'`)} as "byRenewalType",
      ${marginal('amount_tier', sql`status = 'SIGNED' and amount_tier is not null`)} as "byTier",
      ${all(CREATED)} as created, ${all(SIGNED)} as signed, ${all(ends(today))} as ends, ${all(LIMITS)} as limits,
      ${all(apart(today))} as apart, ${all(parties(db))} as parties`
}

/** Of these the figures that cells keep over contracts of every status, and of no single one. */
export function countedKinds(
  db: CompanyDatabase,
  reader: Reader,
  filter: ContractFilter,
): RawBuilder<KindFigures> {
  return sql<KindFigures>`with ${countsOfKinds(reader, filter)} select ${ofAnyContract(db)}`
}

export type KindFigures = Pick<
  DashboardFigures,
  'byStatus' | 'byType' | 'byDepartment' | 'byAge' | 'renewed'
>

function ofAnyContract(db: CompanyDatabase): RawBuilder<unknown> {
  return sql`${marginal('status')} as "byStatus",
      ${named(db, countedBy('contract_type_id'), 'contract_type', 'title')} as "byType",
      ${named(db, countedBy('department_id'), 'person_group', 'name')} as "byDepartment",
      ${marginal('renewal_age', sql`renewal_age is not null`)} as "byAge",
      (select coalesce(sum(kinds.count) filter (where kinds.is_renewed), 0)::int from kinds) as renewed`
}

function marginal(column: string, condition: RawBuilder<boolean> = sql`true`): RawBuilder<unknown> {
  return all(sql`select ${sql.ref(`kinds.${column}`)} as key, sum(kinds.count)::int as count
    from kinds where ${condition} group by 1`)
}

function countedBy(column: string): RawBuilder<unknown> {
  return sql`select ${sql.ref(`kinds.${column}`)} as key, sum(kinds.count)::int as count from kinds group by 1`
}

const CREATED = sql`
  select to_char(creation.created_on, 'YYYY-MM') as key, creation.status, sum(creation.count)::int as count
  from creation group by 1, 2 order by 1, 2`

/** Of `signing` or `party`. */
const measures = (
  of: 'signing' | 'party',
) => sql`coalesce(${sql.ref(`${of}.cents`)}, 0) as "amountCents",
  coalesce(${sql.ref(`${of}.days`)}, 0) as "durationDays", ${sql.ref(`${of}.with_days`)}::int as "withDuration"`

const SIGNED = sql`
  select signing.year as key, signing.status_detail as detail, signing.count::int as count, signing.late::int as late,
    ${measures('signing')}
  from signing order by 1, 2`

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
  from ending where ${isShownDay('ending.end_date', today)} group by ending.end_date order by ending.end_date`
}

const LIMITS = sql`
  select telling.termination_date::text as key, sum(telling.count)::int as count
  from telling group by telling.termination_date order by telling.termination_date`

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
  select party.counterparty_id as key, party.count::int as count, counterparty.name, ${measures('party')} from (
    select * from party order by party.count desc, party.counterparty_id limit ${sql.lit(COUNTERPARTIES)}) as party
  left join counterparty on counterparty.company_id = ${companyId} and counterparty.id = party.counterparty_id
  order by party.count desc, counterparty.name, party.counterparty_id`
}
