import { Client, type ClientConfig } from 'pg'

/** The schema of a database, one line per object, as `pg_dump --schema-only` would print it. */
export async function describeCatalogue(connection: ClientConfig): Promise<string[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ line: string }>(PARTS.join(' union all ') + ' order by 1')
    return rows.map(({ line }) => line)
  } finally {
    await client.end()
  }
}

const OURS = `relnamespace = 'public'::regnamespace`

const PARTS = [
  `select format('column %s.%s #%s %s%s default %s identity %s generated %s', t.relname, a.attname, a.attnum,
      format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end,
      pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated) as line
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum where t.relkind in ('r', 'p', 'v') and t.${OURS}`,
  `select format('table %s %s fenced %s %s options %s', relname, relkind, relrowsecurity, relforcerowsecurity, reloptions)
    from pg_class where relkind in ('r', 'p', 'v', 'S') and ${OURS}`,
  `select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace`,
  `select format('index %s', pg_get_indexdef(oid)) from pg_class where relkind = 'i' and ${OURS}`,
  `select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select format('trigger %s %s', tgrelid::regclass, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal`,
  `select format('policy %s.%s %s %s %s', polrelid::regclass, polname, polcmd, pg_get_expr(polqual, polrelid),
      pg_get_expr(polwithcheck, polrelid)) from pg_policy`,
  `select format('search %s %s %s %s', c.cfgname, m.maptokentype, m.mapseqno, m.mapdict::regdictionary)
    from pg_ts_config c join pg_ts_config_map m on m.mapcfg = c.oid where c.cfgnamespace = 'public'::regnamespace`,
  `select format('extension %s %s', extname, extversion) from pg_extension`,
]
