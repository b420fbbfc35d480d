import { Client, type ClientConfig } from 'pg'
import { FILE_REMOVAL_LOCK } from '../storage/pause-removal.ts'
import { BackupError } from './backup-error.ts'

/** Any unused number: one backup at a time. */
const BACKUP_LOCK = 7_231_988

/**
 * Runs a backup with a connection of its own. While it lasts there is no other, and no document is removed: what the
 * copied database names is still there when the documents are copied.
 */
export async function withBackupLocks<Result>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [BACKUP_LOCK],
    )
    if (!rows[0]?.mine) throw new BackupError('occupied', 'Another backup is still running.')
    await client.query('select pg_advisory_lock($1)', [FILE_REMOVAL_LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}
