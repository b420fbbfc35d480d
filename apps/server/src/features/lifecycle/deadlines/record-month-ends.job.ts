import { endedMonths, lastDayOf } from '@tacite/domain/calendar/month-end.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { contractFacts } from './contract-facts.ts'
import { companyToday, readContractTerms } from './lifecycle-terms.query.ts'
import { countMonthEnd, trimMonthEnd } from './count-month-end.ts'

type Deps = Pick<Platform, 'clock' | 'inCompanyForReports'>

const BATCH = 1_000
/** Cells are the same for many contracts: the more at once, the fewer times each is written. */
const COUNTED_AT_ONCE = 5_000

/**
 * Records how each contract ended each month that is over and not complete, the earliest first; then the sums of that
 * month. In slices, each in a transaction that also notes how far it came: a killed job goes on where it was. What has
 * been changed since the month ended was recorded by triggers, as it was before (migration 0058). Contracts that are
 * being written are left to the next run, which completes the month: nobody waits for anybody.
 */
export async function recordMonthEnds(deps: Deps, companyId: string): Promise<void> {
  let run: Run | null = { skippedAfter: undefined, after: undefined }
  while (run !== null) {
    const before: Run = run
    run = await deps.inCompanyForReports(companyId, (db) => recordSlice(deps, db, before))
  }
}

interface Progress {
  through: string
  isCounting: boolean
  after: string | null
}

/** How far this run has come. Undefined: where the last one was left. */
interface Run {
  after: string | null | undefined
  /** The contract before the first one that was being written: the next run begins again after it. */
  skippedAfter: string | null | undefined
}

/** Null: nothing is left to do for this run. */
async function recordSlice(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  run: Run,
): Promise<Run | null> {
  const progress = await lockedProgress(db)
  if (progress === null) return null
  const [month] = endedMonths(progress.through, await companyToday(deps, db))
  if (month === undefined) return null
  if (progress.isCounting) {
    const { after } = progress
    const last = await countMonthEnd(db, { month, after, most: COUNTED_AT_ONCE })
    if (last !== null) await note(db, { isCounting: true, after: last })
    else await complete(db, month)
    return { skippedAfter: undefined, after: undefined }
  }
  const after = run.after === undefined ? progress.after : run.after
  const found = await nextContracts(db, month, after)
  await recordContracts(db, month, found)
  const skippedAfter = run.skippedAfter === undefined ? found.skippedAfter : run.skippedAfter
  const isWhole = skippedAfter === undefined
  await note(db, {
    isCounting: isWhole && found.last === null,
    after: isWhole ? found.last : skippedAfter,
  })
  return found.last === null && !isWhole ? null : { skippedAfter, after: found.last ?? undefined }
}

async function recordContracts(
  db: CompanyDatabase,
  month: string,
  { ids, unforeseen }: NextContracts,
): Promise<void> {
  if (ids.length === 0) return
  const terms = await readContractTerms(db, unforeseen)
  const computed = terms.map((contract) => contractFacts(contract, lastDayOf(month)))
  await sql`select record_month_end(${db.companyId}, ${`${month}-01`}::date, ${ids}::uuid[], ${JSON.stringify(computed)}::jsonb)`.execute(
    db.tx,
  )
}

/**
 * One run at a time; null: the company has no contract yet. One whose contracts came past the triggers begins with this
 * month.
 */
async function lockedProgress({ companyId, tx }: CompanyDatabase): Promise<Progress | null> {
  await sql`insert into month_end_progress (company_id, first_month, through)
    select ${companyId}, company_month(${companyId}), company_month(${companyId}) - interval '1 month'
    where exists (select from contract_fact where contract_fact.company_id = ${companyId})
      and not exists (select from month_end_progress where month_end_progress.company_id = ${companyId})
    on conflict (company_id) do nothing`.execute(tx)
  const { rows } = await sql<Progress>`
    select to_char(progress.through, 'YYYY-MM') as through, progress.is_counting as "isCounting", progress.after_contract_id as after
    from month_end_progress as progress where progress.company_id = ${companyId} for update`.execute(
    tx,
  )
  return rows[0] ?? null
}

interface NextContracts {
  /** Those not recorded by a trigger, and not being written. */
  ids: string[]
  /** Of these, the ones whose phases do not reach the end of the month. */
  unforeseen: string[]
  /** Null: no contract follows. */
  last: string | null
  /** The one before the first that is being written; undefined: none is. */
  skippedAfter: string | null | undefined
}

async function nextContracts(
  { companyId, tx }: CompanyDatabase,
  month: string,
  after: string | null,
): Promise<NextContracts> {
  const { rows } = await sql<{ id: string }>`
    select fact.contract_id as id from contract_fact as fact
    where fact.company_id = ${companyId} and ${after === null ? sql`true` : sql`fact.contract_id > ${after}::uuid`}
    order by fact.contract_id limit ${BATCH}`.execute(tx)
  const all = rows.map(({ id }) => id)
  const locked = await sql<{ id: string; isUnforeseen: boolean }>`
    select fact.contract_id as id, fact.foreseen_until <= ${lastDayOf(month).toString()}::date as "isUnforeseen"
    from contract_fact as fact where fact.company_id = ${companyId} and fact.contract_id = any(${all}::uuid[])
    order by fact.contract_id for share of fact skip locked`.execute(tx)
  // A separate statement, so that it sees what was settled until the rows were locked.
  const { rows: settledRows } = await sql<{ id: string }>`
    select settled.contract_id as id from month_end_settled as settled where settled.company_id = ${companyId}
      and settled.contract_id = any(${all}::uuid[]) and settled.through >= ${`${month}-01`}::date`.execute(
    tx,
  )
  const settled = new Set(settledRows.map(({ id }) => id))
  const wanted = locked.rows.filter(({ id }) => !settled.has(id))
  const free = new Set(locked.rows.map(({ id }) => id))
  const skipped = all.findIndex((id) => !free.has(id) && !settled.has(id))
  return {
    ids: wanted.map(({ id }) => id),
    unforeseen: wanted.filter(({ isUnforeseen }) => isUnforeseen).map(({ id }) => id),
    last: rows.length < BATCH ? null : all.at(-1)!,
    skippedAfter: skipped === -1 ? undefined : (all[skipped - 1] ?? after),
  }
}

async function note(
  { companyId, tx }: CompanyDatabase,
  { isCounting, after }: { isCounting: boolean; after: string | null },
): Promise<void> {
  await sql`update month_end_progress set is_counting = ${isCounting}, after_contract_id = ${after}::uuid
    where company_id = ${companyId}`.execute(tx)
}

async function complete(db: CompanyDatabase, month: string): Promise<void> {
  await trimMonthEnd(db, month)
  await sql`update month_end_progress set through = ${`${month}-01`}::date, is_counting = false, after_contract_id = null
    where company_id = ${db.companyId}`.execute(db.tx)
  await sql`delete from month_end_settled
    where company_id = ${db.companyId} and through <= ${`${month}-01`}::date`.execute(db.tx)
}
