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

/** Detects any write to the database: the newest transaction of each table's rows, and their number. */
export async function watchDatabase({ connection }: TestProduct): Promise<WatchedDatabase> {
  const client = new Client({ ...connection, options: '-c tacite.door=open' })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const tables = rows.map(({ name }) => name).filter((name) => !MOVING.includes(name))
  const states = tables.map(
    (name) =>
      `select '${name}' as name, concat(count(*), ' ', max(xmin::text::bigint)) as state from "${name}"`,
  )
  const jobs = `select 'jobs' as name, count(*)::text as state from pgboss.job`
  // Called some thousand times: planned once, and answered in one row.
  const question = {
    name: 'states-of-tables',
    text: `select json_object_agg(name, state) as states from (${[...states, jobs].join(' union all ')}) as tables`,
  }
  const read = async () => {
    const { rows: answers } = await client.query<{ states: Record<string, string> }>(question)
    return new Map(Object.entries(answers[0]!.states))
  }
  let last = await read()
  return {
    changed: async () => {
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
