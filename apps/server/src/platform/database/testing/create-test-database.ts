import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import type { EmbeddedConnection } from '../embedded/start-embedded-postgres.ts'
import { asAdministrator, cloneTemplate } from './template-database.ts'

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
  const database = await cloneTemplate(server, randomBytes(6).toString('hex'))
  afterAll(async () => {
    await asAdministrator(server.address, async (client) => {
      await client.query(`drop database if exists ${database} with (force)`)
    })
  })
  return { connection: { ...server.address, user: 'tacite', database } }
}
