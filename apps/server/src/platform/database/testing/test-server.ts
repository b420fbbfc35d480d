import { createHash } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts'
import {
  dropLeftDatabases,
  dropTestDatabases,
  isRunning,
  prepareMigratedTemplate,
  type ServerAddress,
} from './template-database.ts'
import { testPlace } from './test-place.ts'

/** What a test worker needs to make databases. */
export interface TestServer {
  address: ServerAddress
  /** The migrated database that tests clone. */
  template: string
  /** The pid of the run that databases and files belong to: its name stands in theirs. */
  run: string
  /** Where this run's tests keep files; gone when the run ends. */
  directory: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** One for each folder that this project stands in; copies made for a while name the folder whose server they use. */
const NAME = `tacite-test-${createHash('sha256')
  .update(process.env['TACITE_TEST_SERVER_OF'] ?? import.meta.dirname)
  .digest('hex')
  .slice(0, 12)}`

/** Databases of a few rows that live for seconds, on a server that nobody copies. */
const SHORT_LIVED = {
  wal_compression: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
}

/** The account that runs a root user's database has to pass through. */
const PASSABLE = { recursive: true, mode: 0o711 } as const

/**
 * One embedded server for a whole run, kept between runs: a template is made again only when what it is made of changed.
 * Two runs at the same time share the server; the last one shuts it down.
 */
export async function startTestServer(): Promise<{
  server: TestServer
  stop(): Promise<void>
}> {
  const place = await testPlace()
  const dataDirectory = join(place, NAME)
  await mkdir(dataDirectory, PASSABLE)
  const postgres = await startEmbeddedPostgres({
    dataDirectory,
    settings: { shared_buffers: '128MB', max_connections: '200', ...SHORT_LIVED },
  })
  const address = { host: postgres.connection.host, port: postgres.connection.port }
  const run = String(process.pid)
  try {
    await dropLeftDatabases(address)
    const directory = await prepareDirectory(`${dataDirectory}-files`, run)
    const template = await prepareMigratedTemplate(address)
    return {
      server: { address, template, run, directory },
      stop: async () => {
        await dropTestDatabases(address, run)
        await rm(directory, { recursive: true, force: true })
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** A folder of this run's own; those of runs that were killed are removed. */
async function prepareDirectory(parent: string, run: string): Promise<string> {
  const directory = join(parent, run)
  await mkdir(directory, PASSABLE)
  for (const name of await readdir(parent))
    if (name !== run && !isRunning(Number(name)))
      await rm(join(parent, name), { recursive: true, force: true })
  return directory
}
