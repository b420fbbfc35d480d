import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts'
import {
  dropLeftDatabases,
  dropTestDatabases,
  prepareTemplate,
  type TestServer,
} from './template-database.ts'
import { testPlace } from './test-place.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** One for each folder that this project stands in. */
const NAME = `tacite-test-${createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 12)}`

/** Databases of a few rows that live for seconds, on a server that nobody copies. */
const SHORT_LIVED = {
  wal_compression: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
}

/**
 * One embedded server for a whole run, kept between runs: the template is made again only when a migration changed.
 * Two runs at the same time share the server; the last one shuts it down.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = join(await testPlace(), NAME)
  await mkdir(dataDirectory, { recursive: true, mode: 0o711 })
  const postgres = await startEmbeddedPostgres({
    dataDirectory,
    settings: { shared_buffers: '128MB', max_connections: '200', ...SHORT_LIVED },
  })
  const address = { host: postgres.connection.host, port: postgres.connection.port }
  const run = String(process.pid)
  try {
    await dropLeftDatabases(address)
    project.provide('testServer', { address, template: await prepareTemplate(address), run })
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return async () => {
    await dropTestDatabases(address, run)
    await postgres.stop()
  }
}
