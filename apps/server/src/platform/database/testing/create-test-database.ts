import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import type { EmbeddedConnection } from '../embedded/start-embedded-postgres.ts'
import { asAdministrator, cloneTemplate } from './template-database.ts'

export interface TestDatabase {
  connection: EmbeddedConnection
}

/**
 * A database of its own for a test file, cloned from a template of the run (the migrated one unless another is named) and
 * dropped after the file. Close pools on it in an `afterAll` of your own; what is left open is cut.
 *
 * @example
 * const { connection } = await createTestDatabase()
 * const pools = openPools(connection)
 */
export async function createTestDatabase(
  template = inject('testServer').template,
): Promise<TestDatabase> {
  const server = inject('testServer')
  const database = await cloneTemplate(server, randomBytes(6).toString('hex'), template)
  afterAll(() =>
    asAdministrator(server.address, async (client) => {
      await client.query(`drop database if exists ${database} with (force)`)
    }),
  )
  return { connection: { ...server.address, user: 'tacite', database } }
}

/** The same without a single migration, as a new operator makes it. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createTestDatabase('template0')
}

/** What a server in another process is given as `DATABASE_URL`. */
export function addressOf({ connection: { host, port, user, database } }: TestDatabase): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
}
