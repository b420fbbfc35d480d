import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** A folder and all those nested in it. */
export async function nestedFolders(db: CompanyDatabase, folderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive inside (id) as (
      select folder.id from folder where folder.company_id = ${db.companyId} and folder.id = ${folderId}
      union
      select folder.id from inside
        join folder on folder.company_id = ${db.companyId} and folder.parent_id = inside.id
    ) select inside.id from inside`.execute(db.tx)
  return rows.map(({ id }) => id)
}
