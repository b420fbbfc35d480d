import type { Client } from 'pg'

/**
 * Drops the indexes, foreign keys and triggers of these tables, lets `work` fill them, and recreates everything,
 * checked in bulk instead of row by row. All in the caller's transaction: a killed run changes nothing.
 */
export async function withoutChecks(
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<Taken>(FOREIGN_KEYS, [tables])
  const { rows: indexes } = await client.query<Taken>(INDEXES, [tables])
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  for (const { drop } of [...keys, ...indexes]) await client.query(drop)
  await work()
  // Sorting a million rows needs memory; the setting ends with the transaction.
  await client.query(`set local maintenance_work_mem = '512MB'`)
  for (const { restore } of [...indexes, ...keys]) await client.query(restore)
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
}

interface Taken {
  drop: string
  restore: string
}

const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[]) order by conname`

/** Constraint indexes stay: other tables depend on the primary keys. */
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as restore
  from pg_index where indrelid = any($1::text[]::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid) order by indexrelid`
