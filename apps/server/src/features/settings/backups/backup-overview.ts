import type { Backups } from '@tacite/api/settings/backups-endpoints.ts'
import { backupState } from '@tacite/domain/backups/backup-state.ts'
import { readBackupStatus } from '../../../platform/backup/backup-status.ts'
import { readRestoredMarker } from '../../../platform/backup/restored-marker.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What administrators see of the backups; sizes and paths concern the operator only. */
export async function backupOverview({
  clock,
  outside,
  settings: { backups, dataDirectory },
}: Pick<Platform, 'clock' | 'outside' | 'settings'>): Promise<Backups> {
  const { last, failure } = await readBackupStatus(dataDirectory)
  const marker = outside.isClosed() ? await readRestoredMarker(dataDirectory) : null
  const shown = last && { startedAt: new Date(last.startedAt), isWhole: last.unreadable === 0 }
  return {
    state: backupState({ last: shown, hasFailed: failure !== null }, clock.now()),
    isNightly: backups.to !== null,
    last: last && { startedAt: last.startedAt, hasDatabase: last.hasDatabase },
    failure,
    restoredFrom: marker?.backupOf ?? null,
  }
}
