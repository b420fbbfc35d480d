import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import type { EmbeddedConnection } from '../embedded/start-embedded-postgres.ts'
import { asAdministrator, cloneTemplate, createEmpty } from './template-database.ts'

export interface TestDatabase {
  connection: EmbeddedConnection
}

/**
 * A migrated database of its own for a test file, cloned from the run's template and dropped after the file.
 * Close pools on it in an `afterAll` of your own; what is left open is cut.
 *
 * @example
 * const { connection } = await createTestDatabase()
 * const pools = openPools(connection)
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer')
  return droppedAfterwards(await cloneTemplate(server, randomBytes(6).toString('hex')))
}

/** The same without a single migration. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = inject('testServer')
  return droppedAfterwards(await createEmpty(server, randomBytes(6).toString('hex')))
}

function droppedAfterwards(database: string): TestDatabase {
  const { address } = inject('testServer')
  afterAll(async () => {
    await asAdministrator(address, async (client) => {
      await client.query(`drop database if exists ${database} with (force)`)
    })
  })
  return { connection: { ...address, user: 'tacite', database } }
}
