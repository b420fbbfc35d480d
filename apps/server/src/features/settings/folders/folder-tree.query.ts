import type { FolderBranch } from '@tacite/api/settings/folders-endpoints.ts'
import { sql } from 'kysely'
import { collationOf } from '../../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { countInside, type FiledTogether } from './count-inside.ts'
import { visiblyFiled } from './visibly-filed.ts'

/** More than any company uses; the tree is one answer. */
const MOST_FOLDERS = 10_000

/** All folders, in the reader's collation, with the counts of the contracts that the reader may see. */
export async function folderTree(
  db: CompanyDatabase,
  actor: Actor,
): Promise<{ value: FolderBranch[]; count: number }> {
  const { rows } = await sql<Omit<FolderBranch, 'contractsInside'>>`
    select folder.id as _id, folder.parent_id as "parentFolderId", folder.name,
      coalesce(filed.count, 0)::int as contracts, coalesce(given.count, 0)::int as grants
    from folder
    left join (
      select seen.folder_id, count(*) as count from (${visiblyFiled(actor)}) as seen group by seen.folder_id
    ) as filed on filed.folder_id = folder.id
    left join (
      select folder_grant.folder_id, count(*) as count from folder_grant
      where folder_grant.company_id = ${db.companyId} group by folder_grant.folder_id
    ) as given on given.folder_id = folder.id
    where folder.company_id = ${db.companyId}
    order by folder.name collate ${collationOf(actor.locale)}, folder.id limit ${MOST_FOLDERS}`.execute(
    db.tx,
  )
  const inside = countInside(rows, await contractsFiledTwice(db, actor))
  return {
    count: rows.length,
    value: rows.map((row) => ({ ...row, contractsInside: inside.get(row._id)! })),
  }
}

/** Grouped by the set of folders they are filed in: a few hundred rows for a hundred thousand contracts. */
async function contractsFiledTwice(db: CompanyDatabase, actor: Actor): Promise<FiledTogether[]> {
  const { rows } = await sql<FiledTogether>`
    select filed.folder_ids::text[] as "folderIds", count(*)::int as contracts from (
      select array_agg(seen.folder_id order by seen.folder_id) as folder_ids from (${visiblyFiled(actor)}) as seen
      group by seen.contract_id having count(*) > 1
    ) as filed group by filed.folder_ids`.execute(db.tx)
  return rows
}
