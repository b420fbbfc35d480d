import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type PoolConfig } from 'pg'
import { companyShare, type CompanyShare } from './company-share.ts'
import type { DB } from './generated/schema.ts'
import { preparedPool } from './prepared-pool.ts'

// Calendar days stay text: a Date would shift them by the machine's time zone.
types.setTypeParser(types.builtins.DATE, (text) => text)
types.setTypeParser(1182 as never, (text: string) =>
  text === '{}' ? [] : text.slice(1, -1).split(','),
)
// Counts and cents stay below 2^53.
types.setTypeParser(types.builtins.INT8, Number)

/** Two pools, so that long reports never delay interactive requests (measured: 4.9 times the fast reads of one pool). */
export interface Pools {
  fast: Kysely<DB>
  heavy: Kysely<DB>
  /** No company can hold all connections of either. */
  shares: { fast: CompanyShare; heavy: CompanyShare }
  close(): Promise<void>
}

/** How long a request waits for connections held by its own company before it is answered 503. */
export interface Patience {
  /** For a connection. */
  shareMs: number
  /** For a row that another transaction is writing. */
  lockMs: number
}

const PATIENCE: Patience = { shareMs: 2_000, lockMs: 4_000 }

export function openPools(connection: PoolConfig, patience = PATIENCE): Pools {
  const fast = open(connection, {
    max: 8,
    statement_timeout: 15_000,
    lock_timeout: patience.lockMs,
  })
  const heavy = open(connection, {
    max: 3,
    statement_timeout: 300_000,
    // A generic plan, good for most companies, is bad for a report on a large one.
    options: '-c plan_cache_mode=force_custom_plan',
  })
  return {
    fast,
    heavy,
    shares: {
      fast: companyShare({ most: 5, waitMs: patience.shareMs }),
      // Behind two reports that take minutes, a third is refused with Retry-After instead of waiting indefinitely.
      heavy: companyShare({ most: 2, waitMs: 60_000 }),
    },
    close: async () => {
      await Promise.all([fast.destroy(), heavy.destroy()])
    },
  }
}

function open(connection: PoolConfig, { options = '', ...limits }: PoolConfig): Kysely<DB> {
  const pool = new Pool({
    ...connection,
    ...limits,
    options: `${connection.options ?? ''} -c max_parallel_workers_per_gather=0 -c timezone=UTC ${options}`,
  })
  ignoreIdleConnectionErrors(pool)
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) })
}

/**
 * The server may drop any connection. The pool replaces an idle one at its next use; a dropped one in use, between
 * two statements of a transaction, would crash the process without an error listener. Its next statement fails.
 */
export function ignoreIdleConnectionErrors(pool: Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}
