import { Client, type ClientConfig } from 'pg'

/**
 * The TypeScript of a migrated database: the text of `generated/schema.ts`. A text column with a check on a list of
 * values becomes a union of them. (kysely-codegen reads overrides through TypeScript's own API, which TypeScript 7 no
 * longer has.)
 */
export async function generateSchema(connection: ClientConfig): Promise<string> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<ColumnRow>(COLUMNS)
    const tables = Map.groupBy(rows, (row) => row.table)
    const bodies = [...tables].map(
      ([table, columns]) =>
        `export interface ${interfaceName(table)} {\n${columns.map((column) => `  ${column.name}: ${columnType(column)}\n`).join('')}}\n`,
    )
    const index = [...tables.keys()]
      .map((table) => `  ${table}: ${interfaceName(table)}\n`)
      .join('')
    return `${HEADER}\n${bodies.join('\n')}\nexport interface DB {\n${index}}\n`
  } finally {
    await client.end()
  }
}

interface ColumnRow {
  table: string
  name: string
  type: string
  nullable: boolean
  hasDefault: boolean
  rule: string | null
}

const HEADER = `// Generated from the migrations by generate-schema.ts; a stale file fails the tests.
import type { ColumnType } from 'kysely'

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

export type Instant = ColumnType<Date, Date | string, Date | string>
export type Json = ColumnType<unknown, string, string>
`

const COLUMNS = `
  select t.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as "hasDefault",
    (select pg_get_constraintdef(c.oid) from pg_constraint c
      where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum]
        and pg_get_constraintdef(c.oid) like '%= ANY (ARRAY[''%' limit 1) as rule
  from pg_class t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace and t.relname <> 'migration' and not t.relispartition
  order by t.relname, a.attname`

const TYPE_OF: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  boolean: 'boolean',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  'double precision': 'number',
  date: 'string',
  'date[]': 'string[]',
  'text[]': 'string[]',
  'uuid[]': 'string[]',
  'integer[]': 'number[]',
  tsvector: 'string',
  bytea: 'Buffer',
  'timestamp with time zone': 'Instant',
  jsonb: 'Json',
}

function columnType({ table, name, type, nullable, hasDefault, rule }: ColumnRow): string {
  const words = rule ? [...rule.matchAll(/'([^']+)'::text/g)].map((match) => `'${match[1]}'`) : []
  const base = words.length > 0 ? words.join(' | ') : TYPE_OF[type]
  if (!base) throw new Error(`${table}.${name}: no TypeScript type is known for ${type}`)
  if (nullable) return `${base} | null`
  return hasDefault ? `Generated<${base}>` : base
}

function interfaceName(table: string): string {
  return table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
}
