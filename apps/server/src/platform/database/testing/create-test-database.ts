import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import type { EmbeddedConnection } from '../embedded/start-embedded-postgres.ts'
import { asAdministrator, cloneTemplate } from './template-database.ts'

export interface TestDatabase {
  connection: EmbeddedConnection
}

/**
 * A database for one test file, cloned from a template of the run (the migrated one by default) and dropped after the
 * file. Close pools on it in your own `afterAll`; open connections are terminated.
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

/** The same without any migration, as a new operator creates it. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createTestDatabase('template0')
}

/** The `DATABASE_URL` for a server in another process. */
export function addressOf({ connection: { host, port, user, database } }: TestDatabase): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
}
