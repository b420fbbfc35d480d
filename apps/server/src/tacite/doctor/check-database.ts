import type { Client } from 'pg'
import { migrationFiles } from '../../platform/database/migrate.ts'
import { refuseUnsafeSettings } from '../../platform/database/embedded/refuse-unsafe-settings.ts'
import { servingWeaknesses } from '../../platform/database/serving-weaknesses.ts'
import type { Finding } from './finding.ts'

/** The guards in the database itself: settings, constraints, triggers, row-level security, and what the serving role could do to them. */
export async function checkDatabase(client: Client): Promise<Finding[]> {
  const found: Finding[] = []
  const add = (severity: Finding['severity'], message: string) =>
    found.push({ check: 'database', severity, companyId: null, message })
  await refuseUnsafeSettings(client).catch((error: Error) => add('fault', error.message))
  const { rows } = await client.query<{ severity: Finding['severity']; message: string }>(GUARDS)
  rows.forEach(({ severity, message }) => add(severity, message))
  for (const message of await servingWeaknesses(client)) add('warning', message)
  return found
}

/** Refuses a database of another version: its invariants are others. */
export async function requireThisVersion(client: Client): Promise<void> {
  const { rows } = await client
    .query<{ name: string }>('select name from migration')
    .catch((error: { code?: string }) => {
      if (error.code === '42P01') return { rows: [] }
      throw error
    })
  const there = new Set(rows.map(({ name }) => name))
  const files = await migrationFiles()
  if (there.size === 0)
    throw new Error('This database is empty: start Tacite once, or restore a backup.')
  if (there.size !== files.length || files.some((name) => !there.has(name)))
    throw new Error(
      'This database belongs to another version of Tacite: run the doctor of that version.',
    )
}

const GUARDS = `
  select 'fault' as severity, format('Trigger %s of %s is disabled.', tgname, tgrelid::regclass) as message
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgenabled = 'D' and relnamespace = 'public'::regnamespace
  union all
  select 'fault', format('Constraint %s of %s was never validated.', conname, conrelid::regclass)
    from pg_constraint where not convalidated and connamespace = 'public'::regnamespace
  union all
  select 'fault', format('Index %s is not valid.', indexrelid::regclass)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relnamespace = 'public'::regnamespace
  union all
  select 'fault', format('Row-level security of %s is not enforced.', polrelid::regclass)
    from (select distinct polrelid from pg_policy) as policy join pg_class on pg_class.oid = polrelid
    where not (relrowsecurity and relforcerowsecurity)
  order by 1, 2`
