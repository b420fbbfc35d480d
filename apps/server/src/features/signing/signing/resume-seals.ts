import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { SEAL_CONTRACT } from './pending-seal.ts'

/**
 * Enqueues every pending seal again: at each worker start and periodically, so that no seal depends on a job
 * that died with its process or was given up by the queue. A second job for one signature finds nothing to do.
 */
export async function resumeSeals({
  preAuth,
  inCompany,
  jobs,
}: Pick<Platform, 'inCompany' | 'jobs'> & { preAuth: PreAuthDatabase }): Promise<void> {
  const owed = await preAuth.db
    .selectFrom('signature_request')
    .where('signature_request.state', '=', 'sealing')
    .select(['company_id as companyId', 'id as requestId'])
    .orderBy('company_id')
    .orderBy('id')
    .limit(1000)
    .execute()
  for (const job of owed) {
    await inCompany(job.companyId, (db) => jobs.enqueue(db.tx, SEAL_CONTRACT, job))
  }
}
