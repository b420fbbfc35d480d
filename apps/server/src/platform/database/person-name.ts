import { sql, type RawBuilder } from 'kysely'
import { foldedHoldsWords } from './word-search.ts'

/**
 * A person's display name; the e-mail address until a name is known.
 * @example select ${personName('owner')} as name from person as owner
 */
export function personName(table: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<string>`coalesce(nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), ${column('email')})`
}

/** The sort order of people in lists: last name, then first name. */
export function personSortKey(table: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<string>`coalesce(nullif(trim(${column('last_name')} || ' ' || ${column('first_name')}), ''), ${column('email')})`
}

/** A person of a row is found by words of their name and their e-mail. */
export function personHolds(table: string, search: string): RawBuilder<boolean> {
  return foldedHoldsWords(sql.ref(`${table}.searched`), search)
}
