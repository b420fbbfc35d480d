import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { failpoint } from '../failpoint.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
/** Any unused number: processes that start together take turns on it. */
const MIGRATION_LOCK = 7_231_984

/**
 * Brings a database to this version: applies each file of `migrations/` once, in name order, each in its own
 * transaction. Returns the names applied; `until` stops after a file, as an older version would have. A name in the
 * database that this version does not know is refused (a newer version ran here).
 */
export async function migrate(
  connection: ClientConfig,
  { until }: { until?: string } = {},
): Promise<string[]> {
  return withMigrationLock(connection, (client) => applyMissing(client, until))
}

/** Of processes that start together, one works on the tables at a time. */
export async function withMigrationLock<Result>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What `migrate` does, on a connection that holds the lock. */
export async function applyMissing(client: Client, until?: string): Promise<string[]> {
  const { rows: known } = await client.query(
    "select from pg_class where oid = to_regclass('migration')",
  )
  // Even asking for a table that is there needs the right to create one.
  if (known.length === 0)
    await client.query(
      'create table migration (name text primary key, applied_at timestamptz not null default now())',
    )
  const files = await migrationFiles()
  const { rows } = await client.query<{ name: string }>('select name from migration')
  const done = new Set(rows.map((row) => row.name))
  const unknown = [...done].filter((name) => !files.includes(name))
  if (unknown.length > 0) {
    throw new Error(
      `This database was written by a newer version (${unknown.join(', ')}). Start that version, or restore a backup.`,
    )
  }
  const missing = files.filter((name) => !done.has(name) && (until === undefined || name <= until))
  for (const name of missing) {
    await client.query('begin')
    await client.query(await readFile(join(MIGRATIONS, name), 'utf8'))
    failpoint('migration-unrecorded')
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
    failpoint('migration-committed')
  }
  return missing
}

/** The files of `migrations/` in the order in which they are applied. */
export async function migrationFiles(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
}
