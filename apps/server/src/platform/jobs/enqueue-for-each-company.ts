import type { Platform } from '../platform.ts'
import type { JobKind } from './jobs.ts'

/** One job a company, so that a large one does not hold up the others. */
export async function enqueueForEachCompany(
  { companyIds, inCompany, jobs }: Pick<Platform, 'companyIds' | 'inCompany' | 'jobs'>,
  kind: JobKind<{ companyId?: string }>,
): Promise<void> {
  for (const companyId of await companyIds()) {
    await inCompany(companyId, (db) => jobs.enqueue(db.tx, kind, { companyId }))
  }
}
