import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractFacts } from './contract-facts.ts'
import { readContractTerms } from './lifecycle-terms.query.ts'

/** A company's contract facts as of one day, to select from. */
export interface FactsOfDay {
  today: Temporal.PlainDate
  /** The month end that they were recorded at, `2026-10`; null: they are of today. */
  monthEnd: string | null
  /** Of another day than today: rows have no choices, names come from the state of that day, and there are no cells. */
  isAsOf?: true
  /** Of a month end that was recorded before exits were (migration 0089). */
  isBeforeExits?: true
  /** Of another day: the states that held then, for what does not depend on deadlines. */
  states?: RawBuilder<unknown>
  /** Rows of `contract_fact`, for a `from`. */
  rows: RawBuilder<unknown>
  /** Rows of `dashboard_cell` (migration 0008), for a `from`: cells are the sums of their rows. */
  cells: RawBuilder<unknown>
  /** Rows of `folder`, as they stand in each other, for a `from`. */
  folders: RawBuilder<unknown>
  /** How many unarchived contracts have each status, according to these cells. */
  counts(): Promise<Readonly<Record<string, number>>>
  /** How many unarchived contracts there are. */
  unarchived(): Promise<number>
}

/** Facts that do not depend on the day can be read here for any day. */
export const STORED_FACTS = sql.table('contract_fact')
export const STORED_CELLS = sql.table('dashboard_cell')
const STORED_FOLDERS = sql.table('folder')

const BATCH = 500

/**
 * The facts as of today. Usually they are in `contract_fact`; from midnight until the job has moved the phases that
 * have begun, those replace the rows they follow. Where no phase reaches the day, because no job has run for months,
 * the facts are computed here: slow but correct. Nothing is written.
 */
export async function factsOfDay(
  db: CompanyDatabase,
  today: Temporal.PlainDate,
): Promise<FactsOfDay> {
  const { hasBegun, unforeseen, counts } = await whatIsDue(db, today)
  if (!hasBegun && unforeseen.length === 0)
    return {
      today,
      monthEnd: null,
      rows: STORED_FACTS,
      cells: STORED_CELLS,
      folders: STORED_FOLDERS,
      counts: () => Promise.resolve(counts),
      unarchived: () => Promise.resolve(sumOf(counts)),
    }
  const due = { today, computed: await computedFacts(db, unforeseen, today) }
  const moved = movedFacts(db, due)
  return {
    today,
    monthEnd: null,
    rows: sql`(${factsWith(db, due)})`,
    cells: sql`(${cellsWith(moved)})`,
    folders: STORED_FOLDERS,
    counts: async () => {
      const { rows } = await sql<
        Pick<Due, 'counts'>
      >`select ${countsIn(statusesWith(db, moved))} as counts`.execute(db.tx)
      return rows[0]!.counts
    },
    // A status that moves leaves their number as it is.
    unarchived: () => Promise.resolve(sumOf(counts)),
  }
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** The facts of one contract, for a `lateral`: looked up row by row even while phases have begun. */
export function factsOfContract(
  { rows }: FactsOfDay,
  { companyId }: Pick<CompanyDatabase, 'companyId'>,
  contractId: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select fact.*, fact.contract_id as id from ${rows} as fact
    where fact.company_id = ${companyId} and fact.contract_id = ${contractId} offset 0)`
}

interface Due {
  hasBegun: boolean
  unforeseen: string[]
  counts: Record<string, number>
}

/** In one statement with the counts, since nearly every read of contracts begins with it. */
async function whatIsDue(db: CompanyDatabase, today: Temporal.PlainDate): Promise<Due> {
  const { rows } = await sql<Due>`
    select exists (select from contract_phase
        where contract_phase.company_id = ${db.companyId} and contract_phase.from_day <= ${today.toString()}::date) as "hasBegun",
      array(select contract_fact.contract_id from contract_fact
        where contract_fact.company_id = ${db.companyId} and contract_fact.foreseen_until <= ${today.toString()}::date
        order by contract_fact.contract_id) as unforeseen,
      ${countsIn(statusCells(db))} as counts`.execute(db.tx)
  return rows[0]!
}

function countsIn(statuses: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_object_agg(status.key, status.count), '{}') from (
    select cell.key, sum(cell.count)::int as count from (${statuses}) as cell group by cell.key) as status)`
}

function statusCells({ companyId }: CompanyDatabase): RawBuilder<unknown> {
  return sql`select cell.key, cell.count from dashboard_cell as cell where cell.company_id = ${companyId} and cell.part = 'status'`
}

/** Without the other parts: all cells of six thousand contracts take five times as long. */
function statusesWith(db: CompanyDatabase, moved: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${statusCells(db)}
    union all
    select change.status, change.count from (${moved}) as moved
    cross join lateral (values ((moved.was).status, -1), ((moved.now).status, 1)) as change (status, count)
    where not (moved.was).is_archived and (moved.was).status <> (moved.now).status`
}

interface DueFacts {
  today: Temporal.PlainDate
  computed: readonly ComputedFacts[]
}

function factsWith(db: CompanyDatabase, due: DueFacts): RawBuilder<unknown> {
  return sql`
    select fact.* from contract_fact as fact
    where fact.company_id = ${db.companyId} and ${isForeseen(due)}
      and not exists (select from contract_phase as begun where begun.company_id = fact.company_id
        and begun.contract_id = fact.contract_id and begun.from_day <= ${due.today.toString()}::date)
    union all
    select now.* from (${movedFacts(db, due)}) as moved
    cross join lateral (select (moved.now).*) as now`
}

/** The rows that are out of date (`was`), each with its replacement (`now`). */
function movedFacts({ companyId }: CompanyDatabase, due: DueFacts): RawBuilder<unknown> {
  const begun = sql`
    select fact as was, contract_fact_in(fact, begun.coming) as now from (
      select distinct on (coming.contract_id) coming.contract_id, coming from contract_phase as coming
      where coming.company_id = ${companyId} and coming.from_day <= ${due.today.toString()}::date
      order by coming.contract_id, coming.from_day desc
    ) as begun
    join contract_fact as fact on fact.company_id = ${companyId} and fact.contract_id = begun.contract_id
      and ${isForeseen(due)}`
  if (due.computed.length === 0) return begun
  return sql`${begun} union all
    select fact, moved from jsonb_array_elements(${JSON.stringify(due.computed)}::jsonb) as computed (facts)
    join contract_fact as fact on fact.company_id = ${companyId}
      and fact.contract_id = (computed.facts ->> 'contract_id')::uuid
    cross join lateral jsonb_populate_record(fact, computed.facts) as moved`
}

/** Only queried when needed: covering indexes do not include that day. */
function isForeseen({ today, computed }: DueFacts): RawBuilder<unknown> {
  return computed.length === 0 ? sql`true` : sql`fact.foreseen_until > ${today.toString()}::date`
}

/** What is moved is taken out of the cells as it was, and put in as it is; summed once, whoever reads them how often. */
function cellsWith(moved: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select * from dashboard_cell
    union all
    select * from (with summed as materialized (
      select change.company_id, change.part, change.key, change.detail, sum(change.sign * change.count)::int,
        sum(change.sign * change.marked)::int, sum(change.sign * change.with_limit)::int,
        sum(change.sign * change.amount_cents)::bigint, sum(change.sign * change.duration_days)::bigint,
        sum(change.sign * change.with_duration)::int, false
      from (${moved}) as moved
      cross join lateral (
        select -1 as sign, gone.* from dashboard_cells_of(moved.was) as gone
        union all
        select 1, come.* from dashboard_cells_of(moved.now) as come) as change
      group by change.company_id, change.part, change.key, change.detail
    ) select * from summed) as change`
}

type ComputedFacts = ReturnType<typeof contractFacts>

async function computedFacts(
  db: CompanyDatabase,
  contractIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<ComputedFacts[]> {
  const facts: ComputedFacts[] = []
  for (let start = 0; start < contractIds.length; start += BATCH) {
    const contracts = await readContractTerms(db, contractIds.slice(start, start + BATCH))
    facts.push(...contracts.map((contract) => contractFacts(contract, today)))
  }
  return facts
}
