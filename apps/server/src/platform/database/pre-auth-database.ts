import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import type { DB } from './generated/schema.ts'
import { ignoreIdleConnectionErrors } from './pools.ts'
import { preparedPool } from './prepared-pool.ts'

/**
 * The only access to people and sessions before the company is known: by e-mail or by a token's hash. Its connections
 * carry `tacite.door`, which the row-level policies of these tables accept. Only accounts and links use it.
 */
export interface PreAuthDatabase {
  db: Kysely<DB>
  close(): Promise<void>
}

export function openPreAuthDatabase(connection: PoolConfig): PreAuthDatabase {
  const pool = new Pool({
    ...connection,
    max: 4,
    statement_timeout: 5_000,
    options: '-c tacite.door=open -c timezone=UTC',
  })
  ignoreIdleConnectionErrors(pool)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) })
  return { db, close: () => db.destroy() }
}
