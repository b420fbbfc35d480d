import { BackupError } from '../../../platform/backup/backup-error.ts'
import { backupPlace } from '../../../platform/backup/backup-place.ts'
import { readBackupStatus } from '../../../platform/backup/backup-status.ts'
import { pruneBackups } from '../../../platform/backup/prune-backups.ts'
import type { TakenBackup } from '../../../platform/backup/take-backup.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const NIGHTLY_BACKUP: JobKind = {
  name: 'nightly-backup',
  // After the checkpoints of the audit trails, which it contains.
  schedule: { cron: '15 1 * * *' },
  mostMinutes: 23 * 60,
}

export interface TakesBackups {
  /** Backs the installation up into this folder. */
  runBackup(to: string): Promise<TakenBackup>
}

type Deps = TakesBackups &
  Pick<Platform, 'clock' | 'companyIds' | 'events' | 'inCompany' | 'log' | 'settings'>

/** Takes the backup of the night, then removes those that are no longer kept. Administrators hear of a failure once. */
export async function nightlyBackup(deps: Deps): Promise<void> {
  const { log, settings } = deps
  const { to, retention } = settings.backups
  if (to === null) return
  const { failure } = await readBackupStatus(settings.dataDirectory)
  try {
    const { path, content, added } = await deps.runBackup(to)
    const { count: documents, unreadable } = content.documents
    log.info('backup.taken', { path, documents, added, unreadable: unreadable.length })
    const pruned = await pruneBackups(backupPlace(to, deps), retention)
    for (const removed of pruned.backups) log.info('backup.removed', { path: removed })
    if (unreadable.length > 0) await notifyAdministrators(deps, 'company.backupIncomplete')
  } catch (error) {
    const reason = error instanceof BackupError ? error.message : undefined
    log.error('backup.failed', { reason, error })
    // It is tried again a few times, and the next nights.
    if (!failure) await notifyAdministrators(deps, 'company.backupFailed')
    throw error
  }
}

/** Once in each company's trail, from where its administrators are notified. */
export async function notifyAdministrators(
  { companyIds, events, inCompany }: Pick<Platform, 'companyIds' | 'events' | 'inCompany'>,
  type: 'company.backupFailed' | 'company.backupLate' | 'company.backupIncomplete',
): Promise<void> {
  for (const companyId of await companyIds())
    await inCompany(companyId, (db) =>
      events.record(db, { type, actor: null, objectId: companyId, payload: {} }),
    )
}
