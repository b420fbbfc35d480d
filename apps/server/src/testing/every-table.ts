import { Client, type ClientConfig } from 'pg'

/** What an undo leaves: the trail, the import with its log and its files, what told people of it, jobs, counters, changes of sessions. */
const MAY_DIFFER = new Set([
  'audit_event',
  'audit_head',
  'import',
  'import_entry',
  'import_source',
  'import_row',
  'import_index',
  'import_index_row',
  'import_creation',
  'file',
  'storage_change',
  'notification',
  'mail',
  'reference_counter',
  'rate_limit',
  'session',
  'browser_token',
])

/** Counters are kept as differences until they are folded: their sum counts, and not which of them are folded. */
const COUNTED: Record<string, string[]> = {
  contract_use: ['count'],
  dashboard_cell: [
    'count',
    'marked',
    'with_limit',
    'amount_cents',
    'duration_days',
    'with_duration',
  ],
}

function rowsOfTable(name: string): string {
  const counted = COUNTED[name]
  if (!counted)
    return `select to_jsonb(t)::text as row from "${name}" as t where t.company_id = $1 order by 1`
  const key = [...counted, 'is_folded'].reduce(
    (rest, column) => `${rest} - '${column}'`,
    'to_jsonb(t)',
  )
  const sums = counted.map((column) => `sum((to_jsonb(t) ->> '${column}')::numeric)`)
  return `select concat_ws(' ', (${key})::text, ${sums.join(', ')}) as row from "${name}" as t where t.company_id = $1
    group by (${key})::text having sum((to_jsonb(t) ->> 'count')::numeric) <> 0 order by 1`
}

/** Every row of the company in every table, in order, but for what an undo leaves. */
export async function everyTable(
  connection: ClientConfig,
  companyId: string,
): Promise<Record<string, string[]>> {
  const client = new Client({ ...connection, options: '-c tacite.door=open' })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select t.relname as name from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attname = 'company_id'
        where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace order by 1`,
    )
    const state: Record<string, string[]> = {}
    for (const { name } of tables) {
      if (MAY_DIFFER.has(name)) continue
      const { rows } = await client.query<{ row: string }>(rowsOfTable(name), [companyId])
      state[name] = rows.map(({ row }) => row)
    }
    return state
  } finally {
    await client.end()
  }
}
