import { sql } from 'kysely'
import type { JobKind } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'

export const FOLD_STORAGE: JobKind<{ companyId?: string }> = {
  name: 'fold-storage',
  schedule: { cron: '35 * * * *' },
}

/** The changes of what a company stores become one row: the sum stays, reading it stays quick. */
export async function foldStorage(
  { inCompany }: Pick<Platform, 'inCompany'>,
  companyId: string,
): Promise<void> {
  await inCompany(companyId, (db) => sql`select fold_storage_changes(${companyId})`.execute(db.tx))
}
