import { sql, type RawBuilder } from 'kysely'

/** What a person is called: by their name, or by their address while none is known. */
export function personName(table: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<string>`coalesce(nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), ${column('email')})`
}
