import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { backupOverview } from './backup-overview.ts'
import { notifyAdministrators } from './nightly-backup.job.ts'

export const WATCH_BACKUPS: JobKind = {
  name: 'watch-backups',
  schedule: { cron: '0 8 * * *' },
}

/** In the morning: a night without a backup, which no failure announced. */
export async function watchBackups(deps: Platform): Promise<void> {
  const { isNightly, state } = await backupOverview(deps)
  if (isNightly && state === 'late') await notifyAdministrators(deps, 'company.backupLate')
}
