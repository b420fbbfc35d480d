import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { accessTo, asAdministrator, cloneTemplate, type TestAccess } from './template-database.ts'

export type TestDatabase = TestAccess

/**
 * A database for one test file, cloned from a template of the run (the migrated one by default) and dropped after the
 * file, as the role that serves requests and as the owner. Close pools on it in your own `afterAll`; open connections are terminated.
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
  return accessTo(server.address, database)
}

/** The same without any migration, as a new operator creates it. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createTestDatabase('template0')
}

/** The settings for a server in another process. */
export function environmentOf({ connection, owner }: TestDatabase): Record<string, string> {
  return { DATABASE_URL: addressOf(connection), DATABASE_OWNER_URL: addressOf(owner) }
}

function addressOf({ host, port, user, password, database }: TestAccess['connection']): string {
  return `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
}
