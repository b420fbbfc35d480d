import { LEVEL_OF_FOLDER_GRANT } from '@tacite/domain/access/levels.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { visibleContracts } from '../../people/access/public.ts'
import { nestedFolders } from './nested-folders.query.ts'

/** Nobody opens contracts to others further than they are open to themselves. */
export async function requireMayGive(
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
  given: { grant: 'read' | 'edit' } | { grantedBy: string },
): Promise<void> {
  // The owner of every contract in the company can grant everything.
  if (actor.permissions.has('contracts3:all')) return
  const grant = 'grant' in given ? given.grant : await highestGrantAbove(db, given.grantedBy)
  if (grant === null) return
  const { rows } = await sql<{ is_above_own: boolean }>`
    select exists (
      select from contract_folder
      join contract on contract.company_id = contract_folder.company_id and contract.id = contract_folder.contract_id
      where contract_folder.company_id = ${db.companyId}
        and contract_folder.folder_id = any(${await nestedFolders(db, folderId)}::uuid[])
        and not ${visibleContracts(actor, LEVEL_OF_FOLDER_GRANT[grant])}) as is_above_own`.execute(
    db.tx,
  )
  if (rows[0]!.is_above_own) throw new Refused('FORBIDDEN', 'FOLDER_GRANT_ABOVE_OWN')
}

async function highestGrantAbove(
  db: CompanyDatabase,
  folderId: string,
): Promise<'read' | 'edit' | null> {
  const { rows } = await sql<{ grant: 'read' | 'edit' | null }>`
    with recursive above (id) as (
      select ${folderId}::uuid
      union
      select folder.parent_id from above
        join folder on folder.company_id = ${db.companyId} and folder.id = above.id where folder.parent_id is not null
    )
    select min(folder_grant."grant") as "grant" from above
    join folder_grant on folder_grant.company_id = ${db.companyId} and folder_grant.folder_id = above.id`.execute(
    db.tx,
  )
  return rows[0]!.grant
}
