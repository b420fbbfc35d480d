import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'

/** PostgreSQL's output format: the same text on every machine. */
const AS_TEXT = '-c datestyle=ISO -c timezone=UTC -c bytea_output=hex'
/** Data of the installation, not of a company. */
const LEFT_OUT = ['migration', 'rate_limit']

/** Bypasses the policies and, on insert, the triggers and keys: superuser only. */
async function withClient<R>(
  superuser: ClientConfig,
  use: (client: Client) => Promise<R>,
): Promise<R> {
  const client = new Client({ ...superuser, options: AS_TEXT })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Every row of a database as COPY text, as `pg_dump --data-only` writes it: a block per table, ordered by its key. */
export function readRows(superuser: ClientConfig): Promise<string> {
  return withClient(superuser, async (client) => {
    const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
      `select relname as name, array_agg(attname::text order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
       where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all($1)
       group by relname order by relname`,
      [LEFT_OUT],
    )
    const blocks = []
    for (const { name, columns } of tables) {
      const names = columns.map((column) => `"${column}"`)
      const texts = names.map((column) => `${column}::text`)
      const { rows } = await client.query<(string | null)[]>({
        text: `select ${texts.join(', ')} from "${name}" order by ${columns.map((_, at) => at + 1).join(', ')}`,
        rowMode: 'array',
      })
      if (rows.length === 0) continue
      const lines = rows.map((row) => row.map(copyText).join('\t'))
      blocks.push(`COPY ${name} (${names.join(', ')}) FROM stdin;\n${lines.join('\n')}\n\\.\n`)
    }
    return blocks.join('\n')
  })
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function copyText(value: string | null): string {
  return value === null ? '\\N' : value.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign]!)
}

/**
 * Loads such rows into the empty tables of the same schema.
 *
 * @param directory readable by the database's own account
 */
export function writeRows(superuser: ClientConfig, rows: string, directory: string): Promise<void> {
  return withClient(superuser, async (client) => {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    for (const block of rows.split(/^\\\.\n/m)) {
      const [, head, lines] = /^COPY (.*) FROM stdin;\n([^]*)/m.exec(block) ?? []
      if (head === undefined) continue
      const path = join(directory, 'rows.copy')
      await writeFile(path, lines!)
      await chmod(path, 0o644)
      await client.query(`copy ${head} from '${path}'`)
    }
    await continueIdentities(client)
    await client.query('commit')
  })
}

/** Continues the sequences of identity columns after their last value. */
async function continueIdentities(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
     where attidentity <> '' and relnamespace = 'public'::regnamespace`,
  )
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), max("${column}")) from "${table}"`,
    )
}
