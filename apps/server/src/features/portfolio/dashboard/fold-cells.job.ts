import { sql } from 'kysely'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const FOLD_DASHBOARD: JobKind<{ companyId?: string }> = {
  name: 'fold-dashboard',
  schedule: { cron: '20 * * * *' },
}

/**
 * Changes are appended to a company's figures and to the counts of what its contracts use; folding keeps them quick
 * to read without changing the result.
 */
export async function foldCells(
  { inCompanyForReports }: Pick<Platform, 'inCompanyForReports'>,
  companyId: string,
): Promise<void> {
  await inCompanyForReports(companyId, (db) =>
    sql`select fold_dashboard_cells(${companyId}), fold_contract_uses(${companyId})`.execute(db.tx),
  )
}
