import { isoDay } from '@tacite/domain/calendar/iso-day.ts'
import { UNSIGNED_SHOWN_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import {
  CREATED_MONTHS,
  MONTHS_AFTER,
  MONTHS_BEFORE,
  monthsAround,
  SIGNED_YEARS,
} from '@tacite/domain/filters/widgets.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { withKeptPlan } from '../../../platform/database/prepared-pool.ts'
import { STORED_CELLS, type FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import { COUNTERPARTIES, shownDays, WINDOWS, type DashboardFigures } from './figure-parts.ts'

/** The sum of the rows of one cell (migration 0008). */
interface Cell {
  part: string
  key: string
  detail: string
  count: number
  marked: number
  withLimit: number
  amountCents: number
  durationDays: number
  withDuration: number
  /** Of a contract type, a department or a counterparty. */
  name: string | null
}

/**
 * Every figure over all unarchived contracts of the company, from the cells that triggers maintain (migration 0008):
 * a few thousand sums instead of a million rows. The same as `filteredFigures` without a filter. One statement of two
 * simple scans: a small company's dashboard took longer to plan than to read.
 */
export async function companyFigures(
  db: CompanyDatabase,
  { today, cells }: Pick<FactsOfDay, 'today' | 'cells'>,
): Promise<DashboardFigures> {
  const read = sql<{ cells: Cell[] | null }>`
    select json_agg(cell order by cell.count desc, cell.name, cell.key, cell.detail) as cells
    from (${shownCells(db, today, cells)} union all (${topParties(db, cells)})) as cell`
  const isStored = cells === STORED_CELLS
  const { rows } = await (isStored
    ? withKeptPlan(db, () => read.execute(db.tx))
    : read.execute(db.tx))
  return figuresFrom(rows[0]!.cells ?? [])
}

const WHOLE_PARTS = ['status', 'type', 'department', 'renewalType', 'tier', 'age', 'renewed']
/** Keys sort by their bytes, and contain no byte beyond this one. */
const [FIRST_KEY, LAST_KEY] = ['', '~']

function shownCells(
  db: CompanyDatabase,
  today: Temporal.PlainDate,
  cells: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const months = monthsAround(today, { before: CREATED_MONTHS - 1, after: 0 })
  const { from, to } = shownDays(today)
  const endMonths = monthsAround(today, { before: MONTHS_BEFORE, after: MONTHS_AFTER })
  const wanted = [
    ...WHOLE_PARTS.map((part) => [part, FIRST_KEY, LAST_KEY]),
    ['created', months[0]!, months.at(-1)!],
    ['signed', String(today.year - SIGNED_YEARS + 1), String(today.year)],
    ['end', from, to],
    ['limit', from, to],
    ['apart', endMonths[0]!, endMonths.at(-1)!],
  ]
  const column = (place: number) => wanted.map((each) => each[place])
  const key = sql`case when cell.part in ('end', 'limit') then ${spanOf(today)} else cell.key end`
  return sql`select cell.part, cell.key, cell.detail, ${SUMS}, case cell.part
      when 'type' then ${nameOf(db, 'contract_type', 'title')}
      when 'department' then ${nameOf(db, 'person_group', 'name')} end as name
    from (
      select cell.part, ${key} as key, cell.detail, cell.count, cell.marked, cell.with_limit, cell.amount_cents, cell.duration_days,
        cell.with_duration
      from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[]) as wanted (part, first, last)
      join ${cells} as cell on cell.company_id = ${db.companyId} and cell.part = wanted.part
        and cell.key between wanted.first and wanted.last) as cell
    group by cell.part, cell.key, cell.detail having sum(cell.count) > 0`
}

/**
 * Charts count ends and limits by month, tiles up to a day: the days of a month that all of them count alike go by the
 * first one, so that some forty are read instead of a thousand.
 */
function spanOf(today: Temporal.PlainDate): RawBuilder<string> {
  const begins = [...WINDOWS.map((days) => today.add({ days: days + 1 })).toReversed(), today]
  const begun = begins.map((day) => sql`when cell.key >= ${isoDay(day)} then ${isoDay(day)}`)
  return sql`greatest(left(cell.key, 7) || '-01', case ${sql.join(begun, sql` `)} else '' end)`
}

function topParties(db: CompanyDatabase, cells: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with ${cells === STORED_CELLS ? fullest(db) : allParties(db, cells)}
    select 'party', cell.key, '', ${SUMS}, ${nameOf(db, 'counterparty', 'name')}
    from party as cell group by cell.key having sum(cell.count) > 0
    order by sum(cell.count) desc, cell.key limit ${sql.lit(COUNTERPARTIES)}`
}

/**
 * Of the counterparties that have not changed since the last folding, as many as are shown and one for each that has: no
 * other one can be among the fullest. Of thousands only these are summed (migration 0105).
 */
function fullest({ companyId }: CompanyDatabase): RawBuilder<unknown> {
  const parties = sql`dashboard_cell as cell where cell.company_id = ${companyId} and cell.part = 'party'`
  return sql`changed as materialized (
      select distinct cell.key from ${parties} and not cell.is_folded
    ), likely as materialized (
      select changed.key from changed union
      (select cell.key from ${parties} and cell.is_folded order by cell.count desc, cell.key
        limit ${sql.lit(COUNTERPARTIES)} + (select count(*) from changed))
    ), party as (
      select cell.* from likely join dashboard_cell as cell
        on cell.company_id = ${companyId} and cell.part = 'party' and cell.key = likely.key
    )`
}

function allParties({ companyId }: CompanyDatabase, cells: RawBuilder<unknown>) {
  return sql`party as (
      select cell.* from ${cells} as cell where cell.company_id = ${companyId} and cell.part = 'party'
    )`
}

const SUMS = sql`sum(cell.count)::int as count, sum(cell.marked)::int as marked, sum(cell.with_limit)::int as "withLimit",
  sum(cell.amount_cents) as "amountCents", sum(cell.duration_days) as "durationDays", sum(cell.with_duration)::int as "withDuration"`

/** A contract without a department counts under an empty key. */
function nameOf({ companyId }: CompanyDatabase, table: string, column: string) {
  return sql`(select ${sql.ref(`named.${column}`)} from ${sql.table(table)} as named
    where named.company_id = ${companyId} and named.id = nullif(cell.key, '')::uuid)`
}

/** The ends that are sure to be followed by another term have cells of their own (migration 0016). */
const WILL_RENEW = 'willRenew'

function figuresFrom(cells: readonly Cell[]): DashboardFigures {
  const parts = Map.groupBy(cells, ({ part }) => part)
  const of = (part: string) => parts.get(part) ?? []
  const counted = (part: string) => of(part).map(({ key, count }) => ({ key, count }))
  const numbered = (part: string) => of(part).map(({ key, count }) => ({ key: Number(key), count }))
  return {
    byStatus: counted('status'),
    byType: of('type').map(({ key, count, name }) => ({ key, count, name })),
    byDepartment: of('department').map(({ key, count, name }) => ({
      key: key || null,
      count,
      name,
    })),
    byRenewalType: counted('renewalType'),
    byTier: numbered('tier'),
    byAge: numbered('age'),
    renewed: of('renewed').reduce((sum, { count }) => sum + count, 0),
    created: of('created')
      .filter(({ detail }) => UNSIGNED_SHOWN_STATUSES.some((status) => status === detail))
      .map(({ key, detail, count }) => ({ key, status: detail, count })),
    signed: of('signed').map(({ key, detail, count, marked, ...cell }) => ({
      key: Number(key),
      detail,
      count,
      late: marked,
      ...measures(cell),
    })),
    ends: [...Map.groupBy(of('end'), ({ key }) => key)].map(([key, days]) => ({
      key,
      count: total(days, ({ count }) => count),
      renewable: total(days, ({ marked }) => marked),
      willRenew: total(days, ({ detail, count }) => (detail === WILL_RENEW ? count : 0)),
      withLimit: total(days, ({ withLimit }) => withLimit),
    })),
    limits: counted('limit'),
    apart: of('apart').map(({ key, detail, count }) => ({ key, limit: detail, count })),
    parties: of('party').map(({ key, count, name, ...cell }) => ({
      key,
      count,
      name,
      ...measures(cell),
    })),
  }
}

function total(cells: readonly Cell[], number: (cell: Cell) => number): number {
  return cells.reduce((sum, cell) => sum + number(cell), 0)
}

function measures({
  amountCents,
  durationDays,
  withDuration,
}: Pick<Cell, 'amountCents' | 'durationDays' | 'withDuration'>) {
  return { amountCents, durationDays, withDuration }
}
