import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

interface Slice {
  month: string
  /** The last contract that was counted. */
  after: string | null
  most: number
}

/**
 * Adds the next contracts of a month end to its cells, as triggers do for those of today.
 * @returns the last one, to go on after; null: all are counted
 */
export async function countMonthEnd(
  { companyId, tx }: CompanyDatabase,
  { month, after, most }: Slice,
): Promise<string | null> {
  const first = sql`${`${month}-01`}::date`
  const { rows } = await sql<{ counted: number; last: string | null }>`
    with slice as materialized (
      select ended from contract_month_end as ended
      where ended.company_id = ${companyId} and ended.from_month <= ${first} and ended.until_month > ${first}
        and ${after === null ? sql`true` : sql`ended.contract_id > ${after}::uuid`}
      order by ended.contract_id limit ${most}
    ), summed as (
      select cell.part, cell.key, cell.detail, sum(cell.count)::int as count, sum(cell.marked)::int as marked,
        sum(cell.with_limit)::int as with_limit, sum(cell.amount_cents)::bigint as amount_cents,
        sum(cell.duration_days)::bigint as duration_days, sum(cell.with_duration)::int as with_duration
      from slice cross join lateral dashboard_cells_of(fact_of_month_end(slice.ended)) as cell
      group by cell.part, cell.key, cell.detail
    ), added as (
      insert into month_end_cell as cell
      select ${companyId}::uuid, ${first}, summed.* from summed
      on conflict (company_id, month, part, key, detail) do update set count = cell.count + excluded.count,
        marked = cell.marked + excluded.marked, with_limit = cell.with_limit + excluded.with_limit,
        amount_cents = cell.amount_cents + excluded.amount_cents,
        duration_days = cell.duration_days + excluded.duration_days,
        with_duration = cell.with_duration + excluded.with_duration
    )
    select count(*)::int as counted, max((slice.ended).contract_id::text) as last from slice`.execute(
    tx,
  )
  const { counted, last } = rows[0]!
  return counted < most ? null : last
}

/** The counterparties that a dashboard shows at most, and the days around the month that its charts and windows reach. */
const PARTIES = 20
const SHOWN_MONTHS = 12

/** Leaves out the cells that no dashboard of the month shows: every counterparty, every day of an end. */
export async function trimMonthEnd(
  { companyId, tx }: CompanyDatabase,
  month: string,
): Promise<void> {
  const first = sql`${`${month}-01`}::date`
  const cellsOf = sql`month_end_cell as cell where cell.company_id = ${companyId} and cell.month = ${first}`
  await sql`delete from ${cellsOf} and cell.part = 'party' and cell.key not in (
    select top.key from month_end_cell as top where top.company_id = ${companyId} and top.month = ${first} and top.part = 'party'
    order by top.count desc, top.key limit ${PARTIES})`.execute(tx)
  await sql`delete from ${cellsOf} and cell.part in ('end', 'limit', 'apart')
    and (cell.key < to_char(${first} - make_interval(months => ${SHOWN_MONTHS}), 'YYYY-MM')
      or cell.key > to_char(${first} + make_interval(months => ${SHOWN_MONTHS}), 'YYYY-MM'))`.execute(
    tx,
  )
}
