import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

interface Named {
  _id: string
  name: string
}

/** Folders by their full path, in the order of their names. */
export async function folderPaths(
  db: CompanyDatabase,
  folderIds: readonly string[],
): Promise<Named[]> {
  if (folderIds.length === 0) return []
  const { rows } = await sql<Named>`
    with recursive found as (
      select folder.id, folder.parent_id, folder.name from folder
      where folder.company_id = ${db.companyId} and folder.id = any(${[...folderIds]}::uuid[])
    ), path (id, parent_id, name) as (
      select found.id, found.parent_id, found.name from found
      union all
      select path.id, folder.parent_id, folder.name || '/' || path.name from path
        join folder on folder.company_id = ${db.companyId} and folder.id = path.parent_id
    )
    select path.id as _id, path.name from path where path.parent_id is null order by path.name, path.id`.execute(
    db.tx,
  )
  return rows
}
