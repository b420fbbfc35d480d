import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { BackupSettings } from '../settings.ts'
import { BackupError } from './backup-error.ts'
import { backupPlace } from './backup-place.ts'
import { readBackupStatus, writeBackupStatus } from './backup-status.ts'
import { takeBackup, type BackupSource, type TakenBackup } from './take-backup.ts'
import { readPassphrase } from './wrapped-key.ts'

/**
 * Takes a backup and notes in the data directory how it went, for administrators. One that finds another running
 * changes nothing.
 *
 * @throws BackupError in the operator's words.
 */
export async function runBackup(
  source: BackupSource & { clock: Clock; log: Log },
  to: string,
  { passphraseFile }: Pick<BackupSettings, 'passphraseFile'>,
): Promise<TakenBackup> {
  const { clock } = source
  const { dataDirectory } = source.settings
  try {
    const passphrase = await readPassphrase(passphraseFile)
    const taken = await takeBackup(source, backupPlace(to, source), passphrase)
    await writeBackupStatus(dataDirectory, { last: finished(taken), failure: null })
    return taken
  } catch (error) {
    const problem = error instanceof BackupError ? error.problem : 'failed'
    if (problem !== 'occupied') {
      const { last } = await readBackupStatus(dataDirectory)
      const failure = { at: clock.now().toISOString(), problem }
      await writeBackupStatus(dataDirectory, { last, failure })
    }
    throw error
  }
}

function finished({ content }: TakenBackup) {
  const { database, documents, finishedAt, parts, startedAt } = content
  const sizes = Object.values(parts).map(({ size }) => size)
  return {
    startedAt,
    finishedAt,
    hasDatabase: database === 'embedded',
    documents: documents.count,
    bytes: sizes.reduce((sum, size) => sum + size, documents.bytes),
    unreadable: documents.unreadable.length,
  }
}
