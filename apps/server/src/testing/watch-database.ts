import { Client } from 'pg'
import type { TestProduct } from './start-product.ts'

export interface WatchedDatabase {
  /** The tables written to since the last call; for jobs their number. */
  changed(): Promise<string[]>
  /** No limit of calls a minute is reached by what was called so far. */
  forgetHits(): Promise<void>
  close(): Promise<void>
}

/** Rate limit counters and session times change on each call and do not count as effects. */
const MOVING = ['rate_limit', 'session', 'browser_token']

/**
 * Detects any write to the database: the newest transaction of each table's rows, and their number. For a product of
 * its own: the tables keep a trigger.
 */
export async function watchDatabase({ superuser }: TestProduct): Promise<WatchedDatabase> {
  const client = new Client(superuser)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const tables = rows.map(({ name }) => name).filter((name) => !MOVING.includes(name))
  const countWrites = await writeCounter(client, [...tables.map((name) => `"${name}"`), ...JOBS])
  const states = tables.map(
    (name) =>
      `select '${name}' as name, concat(count(*), ' ', max(xmin::text::bigint)) as state from "${name}"`,
  )
  const jobs = `select 'jobs' as name, count(*)::text as state from pgboss.job`
  const question = {
    name: 'states-of-tables',
    text: `select json_object_agg(name, state) as states from (${[...states, jobs].join(' union all ')}) as tables`,
  }
  const read = async () => {
    const { rows: answers } = await client.query<{ states: Record<string, string> }>(question)
    return new Map(Object.entries(answers[0]!.states))
  }
  let writes = await countWrites()
  let last = await read()
  return {
    changed: async () => {
      const before = writes
      writes = await countWrites()
      // Called some thousand times, mostly after nothing was written: then the tables need not be read.
      if (writes === before) return []
      const now = await read()
      const changed = [...now].filter(([name, state]) => last.get(name) !== state)
      last = now
      return changed.map(([name]) => name)
    },
    forgetHits: async () => {
      await client.query('delete from rate_limit')
    },
    close: () => client.end(),
  }
}

/** A job is inserted into the table or into the part of its queue. */
const JOBS = ['pgboss.job', 'pgboss.job_common']

/** Counts the statements that write to these tables, even those that are rolled back: a sequence never goes back. */
async function writeCounter(
  client: Client,
  tables: readonly string[],
): Promise<() => Promise<string>> {
  await client.query(`
    create schema watch;
    create sequence watch.writes;
    create function watch.count_write() returns trigger language plpgsql security definer
      as $$ begin perform nextval('watch.writes'); return null; end $$`)
  for (const table of tables)
    await client.query(
      `create trigger count_write after insert or update or delete or truncate on ${table}
       for each statement execute function watch.count_write()`,
    )
  return async () => {
    const { rows } = await client.query<{ writes: string }>({
      name: 'writes',
      text: `select concat(last_value, is_called) as writes from watch.writes`,
    })
    return rows[0]!.writes
  }
}
