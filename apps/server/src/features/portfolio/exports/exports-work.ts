import { work, type Work } from '../../../platform/jobs/work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { exportContracts } from './export-contracts.job.ts'
import { failExport } from './export-progress.ts'
import { EXPORT_CONTRACTS } from './request-export.ts'

export function exportsWork(platform: Platform): Work {
  return work(
    EXPORT_CONTRACTS,
    (data) => exportContracts(platform, data),
    (data) => setExportAside(platform, data),
  )
}

/** Once its job will not run again: its person learns of it, and can start it again. */
async function setExportAside(
  deps: Pick<Platform, 'events' | 'inCompany'>,
  { companyId, exportId }: { companyId: string; exportId: string },
): Promise<void> {
  await deps.inCompany(companyId, (db) => failExport(deps, db, exportId, { code: 'EXPORT_FAILED' }))
}
