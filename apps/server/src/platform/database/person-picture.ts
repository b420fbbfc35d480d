import { sql, type RawBuilder } from 'kysely'

/**
 * The address of a person's picture, relative to the API's base; null without one. It changes with the picture, so that
 * browsers may keep it.
 * @example select ${personPicture('owner')} as picture from person as owner
 */
export function personPicture(table: string): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<
    string | null
  >`'/users/' || ${column('id')} || '/picture?v=' || left(${column('picture_sha256')}, 16)`
}
