import { sql } from 'kysely'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const FOLD_DASHBOARD: JobKind<{ companyId?: string }> = {
  name: 'fold-dashboard',
  schedule: { cron: '20 * * * *' },
}

/** Changes are appended to the figures of a company and to the counts of what its contracts use; folded, they stay as quick to read. What is read does not change. */
export async function foldCells(
  { inCompanyForReports }: Pick<Platform, 'inCompanyForReports'>,
  companyId: string,
): Promise<void> {
  await inCompanyForReports(companyId, (db) =>
    sql`select fold_dashboard_cells(${companyId}), fold_contract_uses(${companyId})`.execute(db.tx),
  )
}
