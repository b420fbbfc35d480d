import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { playbookReader } from '../../agreement/playbook/public.ts'

export const EXAMINE_CONTRACTS: JobKind<{ companyId: string }> = {
  name: 'examine-contracts',
  retryLimit: 3,
}

type Deps = Pick<Platform, 'clock' | 'jobs'>

/** Contracts examined in one transaction: about a second. */
const SLICE = 20

/** Examines the signed contracts of a company anew, in the background. @throws Refused STATE while that goes on */
export async function askForReport(deps: Deps, db: CompanyDatabase, actor: Actor): Promise<void> {
  const running = await db
    .select('clause_report')
    .where('clause_report.finished_at', 'is', null)
    .where('clause_report.is_failed', '=', false)
    .select('clause_report.asked_at')
    .forUpdate()
    .executeTakeFirst()
  if (running) throw new Refused('STATE', 'CLAUSE_REPORT_RUNNING')
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total ${examined(db)}`.execute(db.tx)
  const report = {
    asked_by: actor.personId,
    asked_at: deps.clock.now(),
    playbooks: playbooksNow(db),
    total: rows[0]!.total,
    done: 0,
    after_id: null,
    finished_at: null,
    is_failed: false,
  }
  await db
    .insert('clause_report', report)
    .onConflict((conflict) => conflict.columns(['company_id']).doUpdateSet(report))
    .execute()
  await deps.jobs.enqueue(db.tx, EXAMINE_CONTRACTS, { companyId: db.companyId })
}

/** Examines the next contracts. A contract and its findings are written in one transaction, and the next job asked for. */
export async function examineContracts(
  deps: Pick<Platform, 'clock' | 'jobs' | 'inCompany'>,
  { companyId }: { companyId: string },
): Promise<void> {
  await deps.inCompany(companyId, async (db) => {
    const report = await db
      .select('clause_report')
      .where('clause_report.finished_at', 'is', null)
      .select(['clause_report.after_id as after', 'clause_report.asked_at as askedAt'])
      .forUpdate()
      .executeTakeFirst()
    if (!report) return
    const after = report.after ? sql`and contract.id > ${report.after}` : sql``
    const { rows } = await sql<{ id: string }>`select contract.id ${examined(db)} ${after}
      order by contract.id limit ${SLICE}`.execute(db.tx)
    const last = rows.at(-1)
    if (!last) return finish(deps, db, report.askedAt)
    const read = await playbookReader(db)
    for (const { id } of rows) await writeReadings(deps, db, id, await read(id))
    await db
      .update('clause_report')
      .set({ after_id: last.id, done: sql<number>`least(done + ${rows.length}, total)` })
      .execute()
    await deps.jobs.enqueue(db.tx, EXAMINE_CONTRACTS, { companyId })
  })
}

/** Once its job will not run again: whoever asked sees it, and can ask again. */
export async function setReportAside(
  { inCompany }: Pick<Platform, 'inCompany'>,
  { companyId }: { companyId: string },
): Promise<void> {
  await inCompany(companyId, (db) =>
    db
      .update('clause_report')
      .set({ is_failed: true })
      .where('clause_report.finished_at', 'is', null)
      .execute(),
  )
}

/** The playbook of each contract type that has one. */
export function playbooksNow({ companyId }: CompanyDatabase): RawBuilder<string> {
  return sql`(select coalesce(jsonb_object_agg(contract_type.id, contract_type.playbook), '{}') from contract_type
    where contract_type.company_id = ${companyId} and contract_type.playbook <> '{}')`
}

/** The signed contracts of types that have a playbook. */
function examined({ companyId }: CompanyDatabase) {
  return sql`from contract join contract_type on contract_type.company_id = contract.company_id
      and contract_type.id = contract.contract_type_id and contract_type.playbook <> '{}'
    where contract.company_id = ${companyId} and contract.status = 'SIGNED'`
}

type Readings = Awaited<ReturnType<Awaited<ReturnType<typeof playbookReader>>>>

async function writeReadings(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
  readings: Readings,
): Promise<void> {
  await db.delete('clause_reading').where('clause_reading.contract_id', '=', contractId).execute()
  if (readings.length === 0) return
  const readAt = clock.now()
  const rows = readings.map(({ clauseId, verdict, isBeyond }) => ({
    contract_id: contractId,
    clause_id: clauseId,
    verdict,
    is_beyond: isBeyond,
    read_at: readAt,
  }))
  await db.insert('clause_reading', rows).execute()
}

/** What was found before of contracts that have no playbook any more goes. */
async function finish(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  askedAt: Date,
): Promise<void> {
  await db.delete('clause_reading').where('clause_reading.read_at', '<', askedAt).execute()
  await db.update('clause_report').set({ finished_at: clock.now() }).execute()
}
