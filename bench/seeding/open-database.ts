import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/start-embedded-postgres.ts'
import {
  prepareDatabase,
  type DatabaseAccess,
} from '../../apps/server/src/platform/database/prepare-database.ts'
import { readSettings } from '../../apps/server/src/platform/settings.ts'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type PoolConfig } from 'pg'

export interface BenchDatabase {
  connection: PoolConfig
  /** Direct access that the product does not offer: bulk inserts, plans, times. */
  client: Client
  stop(): Promise<void>
}

/** The database of a data directory (or `DATABASE_URL`), started and migrated as the product does. */
export async function openBenchDatabase(dataDirectory?: string): Promise<BenchDatabase> {
  const settings = readSettings({
    ...process.env,
    ...(dataDirectory ? { TACITE_DATA: dataDirectory } : {}),
  })
  const { connection, owner, stop } = await open(settings)
  await prepareDatabase({ connection, owner })
  const client = new Client({
    ...owner,
    // Temporary buffers for the seeding's inputs, or each row of a million is read from disk again.
    options:
      '-c max_parallel_workers_per_gather=0 -c timezone=UTC -c tacite.door=open -c temp_buffers=512MB',
  })
  await client.connect()
  return {
    connection,
    client,
    stop: async () => {
      await client.end()
      await stop()
    },
  }
}

async function open({
  databaseUrl,
  databaseOwnerUrl,
  dataDirectory,
}: ReturnType<typeof readSettings>): Promise<
  DatabaseAccess<PoolConfig> & { stop(): Promise<void> }
> {
  if (databaseUrl) {
    return {
      connection: { connectionString: databaseUrl },
      owner: { connectionString: databaseOwnerUrl ?? databaseUrl },
      stop: () => Promise.resolve(),
    }
  }
  // Root's umask is private, but the database's own user must be able to traverse.
  await mkdir(dataDirectory, { recursive: true, mode: 0o711 })
  return startEmbeddedPostgres({ dataDirectory: join(dataDirectory, 'postgres') })
}
