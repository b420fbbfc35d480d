import { createHash } from 'node:crypto'
import { sql, type PostgresPool, type PostgresPoolClient, type RawBuilder } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/**
 * Some 30 KB of server memory each: enough for every statement of the product, while lists of any length stay
 * bounded.
 */
export const MOST_STATEMENTS = 400
const UNNAMED = '/* planned each time */'
/**
 * Marks a statement whose best plan depends on the caller: one plan for a company of ten contracts and one of a
 * million suits neither. It is never prepared.
 */
export const plannedEachTime = sql.raw(UNNAMED)
/**
 * Lets statements keep their plans, also where reports plan each anew: one that is found along the same indexes in every
 * company takes as long to plan as to read. Those that follow it are planned as before.
 */
export async function withKeptPlan<Result>(
  { tx }: { tx: Executor },
  read: () => Promise<Result>,
): Promise<Result> {
  if (keeping.has(tx)) return await read()
  keeping.add(tx)
  await sql`select set_config('plan_cache_mode', 'auto', true)`.execute(tx)
  const result = await read()
  await sql`reset plan_cache_mode`.execute(tx)
  keeping.delete(tx)
  return result
}

/** Transactions in which plans are being kept: what is read within needs not say so again. */
const keeping = new WeakSet<Executor>()

type Executor = Parameters<RawBuilder<unknown>['execute']>[0]

/** A migration of a newer process changed what a prepared statement returns: PostgreSQL rejects it from then on. */
export const STALE_PLAN = 'cached plan must not change result type'

/**
 * A pool for Kysely whose connections use prepared statements: parsed once per connection, not once per call (Kysely
 * names none). A connection that has prepared too many, or whose plans went stale, is closed on release.
 */
export function preparedPool(pool: Pool): PostgresPool {
  pool.on('connect', (client) => prepareStatements(client))
  return {
    connect: async () => closedWhenSpent(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  }
}

interface Prepared {
  names: Set<string>
  isSpent: boolean
}

const preparedBy = new WeakMap<PoolClient, Prepared>()

type Run = (text: string, values?: readonly unknown[]) => Promise<unknown>

function prepareStatements(client: PoolClient): void {
  const prepared: Prepared = { names: new Set(), isSpent: false }
  preparedBy.set(client, prepared)
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  const run: Run = async (text, values) => {
    try {
      const isNamed = values !== undefined && values.length > 0 && !text.endsWith(UNNAMED)
      if (!isNamed) return await query(text, values)
      const name = nameOf(text)
      prepared.names.add(name)
      return await query({ name, text, values })
    } catch (error) {
      const isStale = error instanceof Error && error.message === STALE_PLAN
      // A transaction that could not be ended would still be open for the next user of the connection.
      if (isStale || text === 'rollback') prepared.isSpent = true
      throw error
    }
  }
  client.query = run as unknown as PoolClient['query']
}

function closedWhenSpent(client: PoolClient): PostgresPoolClient {
  const release = client.release.bind(client)
  client.release = (error) => {
    const prepared = preparedBy.get(client)
    const isSpent = prepared && (prepared.isSpent || prepared.names.size > MOST_STATEMENTS)
    release(error || isSpent)
  }
  return client
}

const names = new Map<string, string>()

/** The name is a hash of the text: two texts never share one, whichever process prepared them. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  if (names.size >= 10 * MOST_STATEMENTS) names.clear()
  names.set(text, name)
  return name
}
