import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DatedFacts } from './contract-facts.ts'
import { HORIZON_YEARS } from './dated-facts.ts'
import { dueContracts } from './facts-as-of.query.ts'
import { companyToday, readContractTerms } from './lifecycle-terms.query.ts'
import { recordMonthEnds } from './record-month-ends.job.ts'
import { storeDatedFacts } from './store-dated-facts.ts'
import { writeFacts } from './write-facts.ts'

export const ADVANCE_FACTS: JobKind<{ companyId?: string }> = {
  name: 'advance-facts',
  // Just after midnight in every company whose day has just changed.
  schedule: { cron: '1 * * * *' },
}

type Deps = Pick<Platform, 'clock' | 'inCompanyForReports'>

const BATCH = 500
/** Each has the facts of every day computed: a second or two. */
const DUE_BATCH = 100
/** Phases are extended when fewer days of them are left: the job may fail for two months before it matters. */
const LEAST_FORESEEN_DAYS = 60

/**
 * Records the months that have ended, then moves the phases that have begun into the facts, and computes further ones. In batches, each in a separate
 * transaction: a killed job leaves every contract either before or after its move, and reads return the same in both
 * cases.
 */
export async function advanceFacts(deps: Deps, companyId: string): Promise<void> {
  await recordMonthEnds(deps, companyId)
  while (await deps.inCompanyForReports(companyId, (db) => moveBegunPhases(deps, db)));
  for (let after = ''; ;) {
    const from = after
    const ids = await deps.inCompanyForReports(companyId, async (db) => {
      const found = await soonUnforeseen(db, await companyToday(deps, db), from)
      await writeFacts(deps, db, found)
      return found
    })
    if (ids.length < BATCH) break
    after = ids.at(-1)!
  }
  while (await deps.inCompanyForReports(companyId, (db) => writeDueDays(deps, db)));
}

/** Whether more may remain. After an upgrade, no contract has facts of other days yet. */
async function writeDueDays(deps: Pick<Platform, 'clock'>, db: CompanyDatabase): Promise<boolean> {
  const today = await companyToday(deps, db)
  const due = await dueContracts(db, today.add({ years: HORIZON_YEARS }), DUE_BATCH)
  await storeDatedFacts(db, await readContractTerms(db, due), today)
  return due.length === DUE_BATCH
}

/** Whether more may remain. Contracts being written are left to the transaction that writes them. */
async function moveBegunPhases(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
): Promise<boolean> {
  const today = (await companyToday(deps, db)).toString()
  const { rows: locked } = await sql<{ id: string }>`
    select fact.contract_id as id from contract_fact as fact
    where fact.company_id = ${db.companyId} and fact.contract_id in (
      select begun.contract_id from contract_phase as begun
      where begun.company_id = ${db.companyId} and begun.from_day <= ${today}::date)
    order by fact.contract_id limit ${BATCH} for update of fact skip locked`.execute(db.tx)
  const ids = locked.map(({ id }) => id)
  // A separate statement, so that it sees what was committed until the rows were locked.
  await sql`
    with begun as (
      delete from contract_phase where contract_phase.company_id = ${db.companyId}
        and contract_phase.contract_id = any(${ids}::uuid[]) and contract_phase.from_day <= ${today}::date
      returning contract_phase.*
    ), last as (
      select distinct on (begun.contract_id) begun.* from begun order by begun.contract_id, begun.from_day desc
    )
    update contract_fact set ${TAKEN_OVER} from last
    where contract_fact.company_id = ${db.companyId} and contract_fact.contract_id = last.contract_id`.execute(
    db.tx,
  )
  return ids.length === BATCH
}

/** Complete by type: a new column of the dated facts fails to compile here until it is added. */
const DATED_COLUMNS: Record<keyof DatedFacts, true> = {
  status: true,
  status_detail: true,
  phase: true,
  term_number: true,
  end_date: true,
  termination_date: true,
  legal_limit: true,
  send_by: true,
  final_end: true,
  terminated_on: true,
  tacit_renewal_duration: true,
  in_tacit_renewal: true,
  renewal_age: true,
  is_renewed: true,
  renewals_made: true,
  is_renewable: true,
  will_be_renewable: true,
  exit_on: true,
  exit_limit: true,
}

const TAKEN_OVER = sql.join(
  Object.keys(DATED_COLUMNS).map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`last.${column}`)}`,
  ),
)

/** After `from`, in the order of ids. */
async function soonUnforeseen(
  db: CompanyDatabase,
  today: Temporal.PlainDate,
  from: string,
): Promise<string[]> {
  const rows = await db
    .select('contract_fact')
    .where('contract_fact.foreseen_until', '<', today.add({ days: LEAST_FORESEEN_DAYS }).toString())
    .$if(from !== '', (query) => query.where('contract_fact.contract_id', '>', from))
    .select('contract_fact.contract_id')
    .orderBy('contract_fact.contract_id')
    .limit(BATCH)
    .execute()
  return rows.map(({ contract_id }) => contract_id)
}
