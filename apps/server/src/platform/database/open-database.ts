import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { DatabaseAccess } from './prepare-database.ts'
import type { Settings } from '../settings.ts'
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts'

export interface OpenDatabase extends DatabaseAccess<PoolConfig> {
  stop(): Promise<void>
}

/** The operator's own PostgreSQL, or the embedded server, joined or started. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDirectory'>,
  report: (message: string) => void,
): Promise<OpenDatabase> {
  if (settings.databaseUrl)
    return {
      connection: { connectionString: settings.databaseUrl },
      owner: { connectionString: settings.databaseOwnerUrl ?? settings.databaseUrl },
      stop: () => Promise.resolve(),
    }
  // Root's umask is private, but the database's own user must be able to traverse.
  await mkdir(settings.dataDirectory, { recursive: true, mode: 0o711 })
  const { connection, owner, stop } = await startEmbeddedPostgres({
    dataDirectory: join(settings.dataDirectory, 'postgres'),
    report,
  })
  return { connection: { ...connection }, owner: { ...owner }, stop }
}
