import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { folderAccessPaths, isOpenTo } from './access-paths.ts'
import type { Reader } from './reader.ts'

/** Guards requests about one folder: folder administrators know all of them, others those open to them. */
export async function requireKnownFolder(
  db: CompanyDatabase,
  actor: Reader,
  folderId: string,
): Promise<void> {
  const { rows } = await sql<{ is_known: boolean }>`
    select ${actor.permissions.has('modules:tags')} or exists (
      select from (${folderAccessPaths(actor, folderId)}) as way where ${isOpenTo(actor)}) as is_known
    from folder where folder.company_id = ${db.companyId} and folder.id = ${folderId}`.execute(
    db.tx,
  )
  if (!rows[0]?.is_known) throw new Refused('NOT_FOUND', 'FOLDER_NOT_FOUND')
}
