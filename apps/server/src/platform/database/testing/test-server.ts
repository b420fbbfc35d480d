import { createHash } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openCredentials } from '../embedded/credentials.ts'
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts'
import {
  dropLeftDatabases,
  dropTestDatabases,
  isRunning,
  prepareMigratedTemplate,
  type ServerAddress,
} from './template-database.ts'
import { testPlace } from './test-place.ts'

/** What a test worker needs to create databases. */
export interface TestServer {
  address: ServerAddress
  /** The migrated database that tests clone. */
  template: string
  /** The pid of the run that owns databases and files; it is part of their names. */
  run: string
  /** Where this run's tests keep files; removed when the run ends. */
  directory: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** One per project folder; temporary copies of the project name the folder whose server they use. */
const NAME = `tacite-test-${createHash('sha256')
  .update(process.env['TACITE_TEST_SERVER_OF'] ?? import.meta.dirname)
  .digest('hex')
  .slice(0, 12)}`

/** Databases of a few rows that live for seconds, on a disposable server. */
const SHORT_LIVED = {
  wal_compression: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
}

/** The account of a root user's database has to traverse it. */
const PASSABLE = { recursive: true, mode: 0o711 } as const

/**
 * One embedded server for a whole run, kept between runs: a template is rebuilt only when its inputs changed.
 * Concurrent runs share the server; the last one shuts it down.
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
  const { host, port } = postgres.connection
  const address = { host, port, credentials: await openCredentials(dataDirectory) }
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

/** This run's folder; those of killed runs are removed. */
async function prepareDirectory(parent: string, run: string): Promise<string> {
  const directory = join(parent, run)
  await mkdir(directory, PASSABLE)
  for (const name of await readdir(parent))
    if (name !== run && !isRunning(Number(name)))
      await rm(join(parent, name), { recursive: true, force: true })
  return directory
}
