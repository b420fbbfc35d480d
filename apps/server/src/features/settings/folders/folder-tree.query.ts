import type { FolderBranch } from '@tacite/api/settings/folders-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import { collationOf } from '../../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { countInside, type FiledTogether } from './count-inside.ts'

/** More than any company uses; the tree is one answer. */
const MOST_FOLDERS = 10_000

/** All folders with their counts, in the reader's collation. */
export async function folderTree(
  db: CompanyDatabase,
  locale: Locale,
): Promise<{ value: FolderBranch[]; count: number }> {
  const { rows } = await sql<Omit<FolderBranch, 'contractsInside'>>`
    select folder.id as _id, folder.parent_id as "parentFolderId", folder.name,
      coalesce(filed.count, 0)::int as contracts, coalesce(given.count, 0)::int as grants
    from folder
    left join (
      select contract_folder.folder_id, count(*) as count from contract_folder
      where contract_folder.company_id = ${db.companyId} group by contract_folder.folder_id
    ) as filed on filed.folder_id = folder.id
    left join (
      select folder_grant.folder_id, count(*) as count from folder_grant
      where folder_grant.company_id = ${db.companyId} group by folder_grant.folder_id
    ) as given on given.folder_id = folder.id
    where folder.company_id = ${db.companyId}
    order by folder.name collate ${collationOf(locale)}, folder.id limit ${MOST_FOLDERS}`.execute(
    db.tx,
  )
  const inside = countInside(rows, await contractsFiledTwice(db))
  return {
    count: rows.length,
    value: rows.map((row) => ({ ...row, contractsInside: inside.get(row._id)! })),
  }
}

/** Grouped by the set of folders they are filed in: a few hundred rows for a hundred thousand contracts. */
async function contractsFiledTwice(db: CompanyDatabase): Promise<FiledTogether[]> {
  const { rows } = await sql<FiledTogether>`
    select filed.folder_ids::text[] as "folderIds", count(*)::int as contracts from (
      select array_agg(contract_folder.folder_id order by contract_folder.folder_id) as folder_ids from contract_folder
      where contract_folder.company_id = ${db.companyId}
      group by contract_folder.contract_id having count(*) > 1
    ) as filed group by filed.folder_ids`.execute(db.tx)
  return rows
}
