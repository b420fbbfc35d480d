import {
  CREATED_MONTHS,
  monthsAround,
  SIGNED_YEARS,
  UNSIGNED_STATUSES,
} from '@tacite/domain/filters/widgets.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { all, COUNTERPARTIES, named, shownDays, type DashboardFigures } from './figure-parts.ts'

/**
 * Every number over all contracts of the company that are not archived, from the cells that triggers keep
 * (migration 0022): a few thousand sums instead of a million rows. The same as `filteredFigures` without a filter.
 */
export async function companyFigures(
  db: CompanyDatabase,
  today: Temporal.PlainDate,
): Promise<DashboardFigures> {
  const months = monthsAround(today, { before: CREATED_MONTHS - 1, after: 0 })
  const shown = shownDays(today)
  const { rows } = await sql<DashboardFigures>`
    select ${all(counted(db, 'status'))} as "byStatus",
      ${named(db, counted(db, 'type', sql`key::uuid`), 'contract_type', 'title')} as "byType",
      ${named(db, counted(db, 'department', sql`nullif(key, '')::uuid`), 'person_group', 'name')} as "byDepartment",
      ${all(counted(db, 'renewalType'))} as "byRenewalType",
      ${all(counted(db, 'tier', sql`key::int`))} as "byTier", ${all(counted(db, 'age', sql`key::int`))} as "byAge",
      (select coalesce(sum(count), 0)::int from ${cells(db, 'renewed')}) as renewed,
      ${all(created(db, { from: months[0]!, to: months.at(-1)! }))} as created, ${all(signed(db, today.year))} as signed,
      ${all(ends(db, shown))} as ends, ${all(counted(db, 'limit', sql`key`, shown))} as limits, ${all(parties(db))} as parties`.execute(
    db.tx,
  )
  return rows[0]!
}

interface Keys {
  from: string
  to: string
}

/** The cells of one part; keys are days, months and years as ISO writes them, and stand in that order. */
function cells({ companyId }: CompanyDatabase, part: string, keys?: Keys): RawBuilder<unknown> {
  const range = keys ? sql`and key between ${keys.from} and ${keys.to}` : sql``
  return sql`(select * from dashboard_cell where company_id = ${companyId} and part = ${part} ${range}) as cell`
}

function counted(
  db: CompanyDatabase,
  part: string,
  key: RawBuilder<unknown> = sql`key`,
  keys?: Keys,
): RawBuilder<unknown> {
  return sql`select ${key} as key, sum(count)::int as count from ${cells(db, part, keys)}
    group by cell.key having sum(count) > 0 order by cell.key`
}

function created(db: CompanyDatabase, months: Keys): RawBuilder<unknown> {
  return sql`select key, detail as status, sum(count)::int as count from ${cells(db, 'created', months)}
    where detail = any(${[...UNSIGNED_STATUSES]}::text[]) group by 1, 2 having sum(count) > 0 order by 1, 2`
}

function signed(db: CompanyDatabase, year: number): RawBuilder<unknown> {
  const years = { from: String(year - SIGNED_YEARS + 1), to: String(year) }
  return sql`
    select key::int as key, detail, sum(count)::int as count, sum(marked)::int as late, ${MEASURES}
    from ${cells(db, 'signed', years)} group by cell.key, detail having sum(count) > 0 order by 1, 2`
}

function ends(db: CompanyDatabase, days: Keys): RawBuilder<unknown> {
  return sql`
    select key, sum(count)::int as count, sum(marked)::int as renewable, sum(with_limit)::int as "withLimit"
    from ${cells(db, 'end', days)} group by key having sum(count) > 0 order by key`
}

/** The twenty are found by their counts alone, and only theirs is added up. */
function parties(db: CompanyDatabase): RawBuilder<unknown> {
  return sql`
    select top.key::uuid as key, top.count::int as count, counterparty.name, measured.* from (
      select key, sum(count) as count from ${cells(db, 'party')}
      group by key having sum(count) > 0 order by sum(count) desc, key limit ${sql.lit(COUNTERPARTIES)}) as top
    join counterparty on counterparty.company_id = ${db.companyId} and counterparty.id = top.key::uuid
    cross join lateral (select ${MEASURES} from ${cells(db, 'party')} where key = top.key) as measured
    order by top.count desc, counterparty.name, top.key`
}

const MEASURES = sql`sum(amount_cents) as "amountCents", sum(duration_days) as "durationDays", sum(with_duration)::int as "withDuration"`
