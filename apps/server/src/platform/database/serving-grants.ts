import type { ClientBase } from 'pg'
import { JOBS_SCHEMA } from './install-jobs.ts'

/** The schemas whose tables the product reads and writes. */
const SCHEMAS = ['public', JOBS_SCHEMA]
const EVERYTHING = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']

interface TableRights {
  table: readonly string[]
  /** Columns that may be updated although the table may not. */
  updatable?: readonly string[]
}

/**
 * What the role that serves requests may do with tables that are not simply its to read and write; any other, of
 * later migrations too, is. The trail is only added to: the sequencer numbers what it chains, and personal data may
 * leave with its salt. A trigger refuses the rest to every role, and only the owner could disable it.
 */
const APART: Readonly<Record<string, TableRights>> = {
  'public.audit_event': {
    table: ['SELECT', 'INSERT'],
    updatable: ['sequence', 'previous_hash', 'hash', 'personal', 'salt'],
  },
  'public.audit_head': { table: ['SELECT', 'INSERT', 'UPDATE'] },
  'public.audit_check': { table: ['SELECT', 'INSERT', 'UPDATE'] },
  'public.migration': { table: ['SELECT'] },
}

/** `SELECT on public.contract`, `UPDATE (hash) on public.audit_event`. */
export type Grant = string

/** Gives the serving role exactly its rights on every table of a migrated database: what lacks and no more. */
export async function grantServing(client: ClientBase, role: string): Promise<void> {
  const name = client.escapeIdentifier(role)
  for (const schema of SCHEMAS) await client.query(`grant usage on schema ${schema} to ${name}`)
  const { rows: tables } = await client.query<{ table: string }>(TABLES, [SCHEMAS])
  const held = await heldGrants(client, role)
  const expected = expectedGrants(tables.map(({ table }) => table))
  const changes = [
    ...byTable(without(held, expected)).map((rights) => `revoke ${rights} from ${name}`),
    ...byTable(without(expected, held)).map((rights) => `grant ${rights} to ${name}`),
  ]
  if (changes.length > 0) await client.query(changes.join(';\n'))
}

const without = (grants: ReadonlySet<Grant>, others: ReadonlySet<Grant>) =>
  [...grants].filter((grant) => !others.has(grant))

/** One statement per table: `SELECT, INSERT on public.contract`. */
function byTable(grants: readonly Grant[]): string[] {
  const tables = Map.groupBy(grants, (grant) => grant.slice(grant.indexOf(' on ')))
  return [...tables].map(([table, rights]) => {
    const names = rights.map((right) => right.slice(0, -table.length))
    return names.join(', ') + table
  })
}

/** What a serving role has of a database with these tables. */
export function expectedGrants(tables: readonly string[]): Set<Grant> {
  return new Set(
    tables.flatMap((table) => {
      const rights = APART[table] ?? { table: EVERYTHING }
      const columns = (rights.updatable ?? []).map((column) => `UPDATE (${column}) on ${table}`)
      return [...rights.table.map((right) => `${right} on ${table}`), ...columns]
    }),
  )
}

/** What a role was given on tables, sequences and columns, directly. */
export async function heldGrants(client: ClientBase, role: string): Promise<Set<Grant>> {
  const { rows } = await client.query<{ grant: Grant }>(HELD, [role])
  return new Set(rows.map(({ grant }) => grant))
}

const TABLES = `
  select format('%I.%I', nspname, relname) as table
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'v') and nspname = any($1)
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  order by 1`

const HELD = `
  select format('%s on %I.%I', privilege_type, nspname, relname) as grant
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace, aclexplode(relacl)
  where grantee = (select oid from pg_roles where rolname = $1)
  union all
  select format('%s (%I) on %I.%I', privilege_type, attname, nspname, relname)
  from pg_attribute join pg_class on pg_class.oid = attrelid
    join pg_namespace on pg_namespace.oid = relnamespace, aclexplode(attacl)
  where grantee = (select oid from pg_roles where rolname = $1)`
