import { work, type Work } from '../../../platform/jobs/work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { NIGHTLY_BACKUP, nightlyBackup, type TakesBackups } from './nightly-backup.job.ts'
import { WATCH_BACKUPS, watchBackups } from './watch-backups.job.ts'

/** The jobs of the backups. */
export function backupWork(deps: Platform & TakesBackups): Work[] {
  return [
    work(NIGHTLY_BACKUP, () => nightlyBackup(deps)),
    work(WATCH_BACKUPS, () => watchBackups(deps)),
  ]
}
