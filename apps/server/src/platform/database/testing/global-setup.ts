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

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

const DATA_DIRECTORY = join(import.meta.dirname, '../../../../../../.tmp/test-postgres')

/**
 * One embedded server for a whole run, kept between runs: the template is made again only when a migration changed.
 * Two runs at the same time share the server; the last one shuts it down.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(DATA_DIRECTORY, { recursive: true, mode: 0o711 })
  const postgres = await startEmbeddedPostgres({
    dataDirectory: DATA_DIRECTORY,
    settings: { shared_buffers: '128MB', max_connections: '200' },
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
