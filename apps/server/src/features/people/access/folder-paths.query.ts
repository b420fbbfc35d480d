import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/**
 * The full paths of folders, names joined by a slash.
 * @example (await folderPaths(db, [id])).get(id) // 'Achats/Informatique'
 */
export async function folderPaths(
  db: CompanyDatabase,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; path: string }>`
    with recursive above (id, parent_id, path) as (
      select folder.id, folder.parent_id, folder.name from folder
        where folder.company_id = ${db.companyId} and folder.id = any(${[...new Set(ids)]}::uuid[])
      union all
      select above.id, folder.parent_id, folder.name || '/' || above.path from above
        join folder on folder.company_id = ${db.companyId} and folder.id = above.parent_id
    )
    select above.id, above.path from above where above.parent_id is null`.execute(db.tx)
  return new Map(rows.map(({ id, path }) => [id, path]))
}
