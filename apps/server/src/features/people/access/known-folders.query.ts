import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { grantedFolders } from './contract-scope.ts'
import type { Reader } from './reader.ts'

/** Those of these folders whose names the person may read: folder administrators know all of them. */
export async function knownFolders(
  db: CompanyDatabase,
  reader: Reader,
  folderIds: readonly string[],
): Promise<{ _id: string; name: string }[]> {
  if (folderIds.length === 0) return []
  const isKnown = reader.permissions.has('modules:tags')
    ? sql`true`
    : sql`folder.id in (select granted.id from (${grantedFolders(reader)}) as granted)`
  const { rows } = await sql<{ _id: string; name: string }>`
    select folder.id as _id, folder.name from folder
    where folder.company_id = ${db.companyId} and folder.id = any(${[...folderIds]}::uuid[]) and ${isKnown}`.execute(
    db.tx,
  )
  return rows
}
