import { Client } from 'pg'
import type { TestProduct } from './start-product.ts'

export interface WatchedDatabase {
  /** The tables that were written to since the last question; jobs by their number. */
  changed(): Promise<string[]>
  close(): Promise<void>
}

/** Counters of limits and the clock of a session move at each call: they are no effect of it. */
const MOVING = ['rate_limit', 'session', 'browser_token']

/** Shows whether anything was written anywhere in the database: a row's newest transaction, and how many rows there are. */
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
  const question = [...states, jobs].join(' union all ')
  const read = async () => {
    const answer = await client.query<{ name: string; state: string }>(question)
    return new Map(answer.rows.map(({ name, state }) => [name, state]))
  }
  let last = await read()
  return {
    changed: async () => {
      const now = await read()
      const changed = [...now].filter(([name, state]) => last.get(name) !== state)
      last = now
      return changed.map(([name]) => name)
    },
    close: () => client.end(),
  }
}
