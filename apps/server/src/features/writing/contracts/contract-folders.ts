import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** Files a contract in exactly these folders. */
export async function setContractFolders(
  db: CompanyDatabase,
  contractId: string,
  folderIds: readonly string[],
): Promise<void> {
  await db
    .delete('contract_folder')
    .where('contract_folder.contract_id', '=', contractId)
    .where('contract_folder.folder_id', '<>', sql<string>`all(${[...folderIds]}::uuid[])`)
    .execute()
  if (folderIds.length === 0) return
  const known = await db
    .select('folder')
    .where('folder.id', 'in', folderIds)
    .select('folder.id')
    .execute()
  if (known.length < new Set(folderIds).size)
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'folderIds' })
  await db
    .insert(
      'contract_folder',
      known.map(({ id }) => ({ contract_id: contractId, folder_id: id })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
